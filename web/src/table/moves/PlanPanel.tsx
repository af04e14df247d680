import { Text } from "../../parts/Text.tsx";
import type { Scene, Token } from "../../wire.ts";
import { useBoard } from "../board/context.ts";
import type { Planner } from "../board/planner.ts";

/** The plan as a list of pieces and their aims, for the keyboard and screen readers. */
export function PlanPanel({ scene, planner }: { readonly scene: Scene; readonly planner: Planner }) {
  const board = useBoard();
  const sendLabel = planner.answer.value?.send ?? planner.sendLabel;
  const tokens = new Map(scene.zones.flatMap((zone) => zone.tokens.map((token) => [token.id, token] as const)));
  const pieces = planner.planning.pieces.map((id) => tokens.get(id)).filter((token) => token !== undefined);
  return (
    <section class="panel options plan" aria-label="Plan">
      <header>
        <span>Plan</span>
        <span class="r">← → move a soldier</span>
      </header>
      <ul>
        {pieces.map((token, index) => (
          <li key={token.id}>
            <PieceRow token={token} mates={matesOf(planner, token.id, tokens)} planner={planner} digit={index < 9 ? String(index + 1) : ""} />
          </li>
        ))}
        {sendLabel ? (
          <li>
            <button class="option here" type="button" data-key="0" onClick={() => board.sendPlan()}>
              <kbd>0</kbd>
              <span>
                <Text>{sendLabel}</Text>
              </span>
              <span class="out" />
            </button>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

function matesOf(planner: Planner, id: string, tokens: ReadonlyMap<string, Token>): string {
  const mates = planner.orderOf(id)?.pieces.filter((other) => other !== id) ?? [];
  return mates.map((other) => `[${tokens.get(other)?.face ?? ""}]`).join(" ");
}

interface RowProps {
  readonly token: Token;
  readonly mates: string;
  readonly planner: Planner;
  readonly digit: string;
}

/** A piece of the plan. A touch picks it up; the arrow keys move it from place to place. */
function PieceRow({ token, mates, planner, digit }: RowProps) {
  const board = useBoard();
  const order = planner.orderOf(token.id);
  const aim = order ? planner.aimOf(order.aim) : undefined;
  const held = planner.held.value.includes(token.id);
  const step = (event: KeyboardEvent) => {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    planner.move(token.id, by);
  };
  const pick = (event: { readonly currentTarget: HTMLElement }) => {
    event.currentTarget.focus(); // a digit brings the arrow keys here
    board.touch(token.id);
  };
  return (
    <button class="option" type="button" data-key={digit} data-piece={token.id} aria-pressed={held} onKeyDown={step} onClick={pick}>
      <kbd>{digit}</kbd>
      <span>
        <Text>{`[${token.face}]${order && !aim?.single ? (mates ? ` with ${mates}` : " alone") : ""}`}</Text>
      </span>
      <span class="out">
        <Text>{held ? "picked up" : (aim?.label ?? "held back")}</Text>
      </span>
    </button>
  );
}
