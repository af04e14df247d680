import type { LayoutProps } from "../../../table/scene/layout.ts";
import { useBoard } from "../../../table/board/context.ts";
import { MoveList } from "../../../table/moves/MoveList.tsx";
import { DraftFoot } from "./DraftFoot.tsx";
import { DraftSeats } from "../pool/DraftSeats.tsx";
import { Pack } from "./Pack.tsx";
import { PoolCurve } from "../pool/PoolCurve.tsx";
import { PoolPanel } from "../pool/PoolPanel.tsx";
import { cardsOf } from "../pool/pool.ts";
import "../pool/draft.css";
import "../pool/deck.css";

/** The draft: the pack, the order of passing, and the cards already gone. */
export function Draft({ scene, me }: LayoutProps) {
  return (
    <div class="b-draft">
      <div class="b-stage">
        <DraftSeats scene={scene} />
        <Pack scene={scene} me={me} />
      </div>
      <DraftFoot scene={scene} me={me} />
    </div>
  );
}

/** The viewer's cards by suit and by rank, then the picks as a list. */
export function DraftRail({ scene, me }: LayoutProps) {
  const cards = scene.seat === null ? undefined : cardsOf(scene, me);
  const pick = useBoard().highlighted.value?.touch[0];
  const added = scene.zones.flatMap((zone) => zone.tokens).find((token) => token.id === pick);
  return (
    <>
      {cards ? <PoolPanel zone={cards} /> : null}
      {cards ? <PoolCurve tokens={cards.tokens} added={added} /> : null}
      <MoveList scene={scene} />
    </>
  );
}
