import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect } from "preact/hooks";
import type { LayoutProps } from "../../../table/scene/layout.ts";
import { Text } from "../../../parts/Text.tsx";
import type { Board } from "../../../table/board/board.ts";
import { useBoard } from "../../../table/board/context.ts";
import type { Scene, Token } from "../../../wire.ts";
import { BuildingFoot } from "./BuildingFoot.tsx";
import { BuildingRows } from "./BuildingRows.tsx";
import { BuildingSums } from "./BuildingSums.tsx";
import { DraftSeats } from "../pool/DraftSeats.tsx";
import { PoolCurve } from "../pool/PoolCurve.tsx";
import { advised, lines, marked, NO_CUTS, toggled, type Cuts, type Pool } from "./cutting.ts";
import { zoneOf } from "../../../table/board/zones.ts";
import { deckSize } from "../pool/pool.ts";
import "../pool/draft.css";
import "../pool/deck.css";

/** The marked cuts, kept as long as the screen is open. */
const cuts = signal<Cuts>(NO_CUTS);

const NOTHING: readonly Token[] = [];

function poolOf(scene: Scene, me: number): Pool {
  return { left: zoneOf(scene, `pool${me}`)?.tokens ?? NOTHING, sent: zoneOf(scene, `cuts${me}`)?.tokens ?? NOTHING };
}

/** All cards by suit; those to be cut are marked and put back by a touch, and the deck is sent as a whole. */
export function Building({ scene, me }: LayoutProps) {
  const board = useBoard();
  const pool = poolOf(scene, me);
  const gone = marked(cuts.value, pool);
  const choosing = scene.choices.length > 0 && !board.sent.value;
  usePlan(board, scene, pool, gone.size, choosing);
  const toggle = (token: Token) => {
    board.reason.value = null;
    cuts.value = toggled(cuts.value, pool, token);
  };
  const pile = zoneOf(scene, `pool${me}`);
  return (
    <div class="b-building">
      <div class="b-stage">
        <DraftSeats scene={scene} />
        {pile && pool.left.length > 0 ? (
          <BuildingRows zone={pile} gone={gone} toggle={choosing ? toggle : null} />
        ) : (
          <p class="b-dealing">
            <Text>{scene.prompt.say}</Text>
          </p>
        )}
      </div>
      <BuildingFoot scene={scene} pool={pool} gone={gone} toggle={choosing ? toggle : null} />
    </div>
  );
}

/** What the prompt says while the deck is not sent, and its buttons. */
function usePlan(board: Board, scene: Scene, pool: Pool, gone: number, choosing: boolean): void {
  const size = deckSize(scene);
  const more = pool.left.length - gone - size;
  useLayoutEffect(() => {
    if (!choosing) {
      board.plan.value = null;
      return;
    }
    const send = () => {
      const still = pool.left.length - marked(cuts.value, pool).size - size; // as it is when pressed
      const why = still > 0 ? `${still} more to cut first.` : `${-still} too many: put some back first.`;
      if (still === 0) board.playAll(lines(cuts.value, pool, scene.seat ?? 0));
      else board.reason.value = { at: "", text: why, rule: "" };
    };
    board.plan.value = {
      say: said(more, gone, size),
      small: "Touch a card to cut it, and again to put it back. Nothing is sent until you press the button.",
      rail: "Counts",
      acts: [
        ...(gone > 0 ? [{ id: "back-all", label: "Put all back", press: () => (cuts.value = NO_CUTS) }] : []),
        { id: "suggest", label: "Suggest", icon: "bot", press: () => (cuts.value = advised(pool)) },
        { id: "send", label: `Send the deck of ${size}`, icon: "check", primary: true, ready: more === 0, press: send },
      ],
    };
  }, [board, scene, gone, more, choosing]);
  useEffect(
    () => () => {
      board.plan.value = null;
      cuts.value = NO_CUTS;
    },
    [board],
  );
}

function said(more: number, gone: number, size: number): string {
  if (more === 0) return `${size} cards: this can be your deck.`;
  if (more < 0) return `That is ${-more} too many: put ${more === -1 ? "one" : "some"} back to keep ${size}.`;
  return gone > 0 ? `${more} more to cut, to keep ${size}.` : `Cut ${more === 1 ? "one card" : `${more} cards`} to keep ${size}.`;
}

/** The deck in numbers: by suit and by rank, what stays and what goes. */
export function BuildingRail({ scene, me }: LayoutProps) {
  const pool = poolOf(scene, me);
  const gone = marked(cuts.value, pool);
  if (pool.left.length === 0) return null;
  const kept = pool.left.filter((token) => !gone.has(token.id));
  const cut = [...pool.left.filter((token) => gone.has(token.id)), ...pool.sent];
  return (
    <>
      <BuildingSums kept={kept} cut={cut} size={deckSize(scene)} />
      <PoolCurve tokens={kept} cut={cut} />
    </>
  );
}
