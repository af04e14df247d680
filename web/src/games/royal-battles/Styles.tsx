import { Verdict } from "../../parts/Badge.tsx";
import { Text } from "../../parts/Text.tsx";
import { useBoard } from "../../table/board/context.ts";
import { pointing } from "../../table/input/pointing.ts";
import { CountedCards } from "../../table/moves/CountedCards.tsx";
import { Sum } from "../../table/moves/Sum.tsx";
import type { Act, Choice, Scene } from "../../wire.ts";

/** The styles of an action on the target that is touched, with their results; below them the cards that count. */
export function Styles({ scene }: { readonly scene: Scene }) {
  const board = useBoard();
  const meant = board.highlighted.value;
  const preview = meant?.preview;
  return (
    <section class="rb-styles" aria-label="Styles">
      <div class="segments" role="radiogroup" aria-label="Style" onKeyDown={step}>
        {stylesOf(scene, board.next.value).map(([act, choice]) => (
          <Segment key={act.id} act={act} choice={choice} on={meant?.line === choice.line} />
        ))}
      </div>
      {preview ? (
        <div class="counting">
          <CountedCards cards={preview.cards} />
          <div class="sum">
            <Sum terms={preview.sum} />
            {preview.verdict ? <Verdict badge={preview.verdict} /> : null}
            {preview.then.map((row) => (
              <span key={row.text} class="verdict none">
                <Text>{row.text}</Text>
              </span>
            ))}
          </div>
        </div>
      ) : null}
    </section>
  );
}

/** The acts that would settle the choice now, each with its choice. */
export const stylesOf = (scene: Scene, next: ReadonlyMap<string, Choice | undefined>): [Act, Choice][] =>
  scene.acts.flatMap((act) => {
    const choice = next.get(act.id);
    return choice && choice.touch.length > 1 ? [[act, choice] as [Act, Choice]] : [];
  });

function Segment({ act, choice, on }: { readonly act: Act; readonly choice: Choice; readonly on: boolean }) {
  const board = useBoard();
  return (
    <button type="button" role="radio" aria-checked={on} tabIndex={on ? 0 : -1} data-act={act.id} class={choice.badge?.kind ?? ""} onClick={() => (board.picked.value = act.id)} {...pointing(board, { thing: act.id })}>
      <b>{act.label}</b>
      <small class="outcome">
        <Text>{choice.badge?.text ?? ""}</Text>
      </small>
    </button>
  );
}

/** The arrow keys pick the next style. */
function step(event: KeyboardEvent): void {
  const by = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : event.key === "ArrowLeft" || event.key === "ArrowUp" ? -1 : 0;
  const group = event.currentTarget as HTMLElement;
  const stops = [...group.querySelectorAll<HTMLElement>("button")];
  const here = stops.indexOf(document.activeElement as HTMLElement);
  if (by === 0 || here < 0) return;
  event.preventDefault();
  event.stopPropagation();
  const next = stops[(here + by + stops.length) % stops.length]!;
  next.click();
  next.focus();
}
