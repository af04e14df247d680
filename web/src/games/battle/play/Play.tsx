import { useRef } from "preact/hooks";
import type { LayoutProps } from "../../../table/scene/layout.ts";
import { useBoard } from "../../../table/board/context.ts";
import { PileView } from "../../../table/scene/PileView.tsx";
import { TokenView } from "../../../table/scene/TokenView.tsx";
import { ZoneView } from "../../../table/scene/ZoneView.tsx";
import { Army } from "./Army.tsx";
import { Arrows } from "./Arrows.tsx";
import { Castle } from "./Castle.tsx";
import { comingHits, groupsOf, type Group } from "./formation.ts";
import { Pane } from "./Pane.tsx";
import { useDrag } from "./useDrag.ts";
import "./battle.css";
import "./castle.css";

/** The other players along the top, the viewer's soldiers below, and the arrows of the attack between them. */
export function Play({ scene, me }: LayoutProps) {
  const board = useBoard();
  const root = useRef<HTMLDivElement>(null);
  useDrag(board, root);
  const groups = scene.prompt.mode === "over" ? [] : groupsOf(scene, board.planner.value);
  const seats = scene.plates.length;
  const others = Array.from({ length: seats - 1 }, (_, index) => (me + 1 + index) % seats);
  const army = scene.zones.find((zone) => zone.id === `army${me}`);
  const apart = scene.zones.find((zone) => zone.id === "apart");
  const piles = scene.zones.filter((zone) => zone.kind === "pile" && (zone.owner === null || zone.owner === me));
  const across = (group: Group) => others.indexOf(group.by === me ? group.on : group.by) + group.number / 1_000;
  return (
    <div class="battle" ref={root} data-others={others.length}>
      {army ? <Army zone={army} groups={groups} faces={across} class="own" /> : null}
      <div class="bt-others" style={{ "--others": others.length }}>
        {others.map((seat) => (
          <Pane key={seat} scene={scene} seat={seat} me={me} groups={groups} />
        ))}
      </div>
      <div class="bt-piles">
        {piles.map((zone) => (
          <PileView key={zone.id} zone={zone} />
        ))}
      </div>
      {apart ? (
        <ZoneView zone={apart} class="bt-apart">
          {apart.tokens.map((token) => (
            <TokenView key={token.id} token={token} />
          ))}
        </ZoneView>
      ) : null}
      <Castle scene={scene} seat={me} hits={comingHits(groups, me)} />
      {board.beat.value?.detail ? null : <Arrows groups={groups} me={me} root={root} />}
    </div>
  );
}
