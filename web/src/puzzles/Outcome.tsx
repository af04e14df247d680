import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../parts/Icon.tsx";
import { Text } from "../parts/Text.tsx";
import { nameOf, toYou } from "../parts/words.ts";
import { go } from "../browser/route.ts";
import { Moves } from "./Moves.tsx";
import type { Solving } from "./solving.ts";

const SAID = { open: "", solved: "Solved", missed: "Not yet", shown: "The answer" } as const;

/** What decided the attempt, in a sentence: the last sum, or the last thing that was done. */
function lastTold({ board, start }: Solving): string {
  const told = board.log.value.filter((sentence) => !sentence.heading && sentence.seat !== null);
  const last = told.findLast(({ text }) => text.includes(" = ")) ?? told.at(-1);
  if (!last) return "";
  if (!/^[a-z]/.test(last.text)) return `${last.text}.`;
  return `${last.seat === start.seat ? `You ${toYou(last.text)}` : `${nameOf(last.seat!, start.names)} ${last.text}`}.`;
}

/** What came of an attempt, in the prompt's place, and what to do next. */
export function Outcome({ solving, next }: { readonly solving: Solving; readonly next?: (() => void) | undefined }) {
  const status = solving.status.value;
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => main.current?.focus({ preventScroll: true }), [status]);
  const told = lastTold(solving);
  const onwards = next ?? (() => go("/puzzles"));
  return (
    <section class="prompt-area" aria-label="Outcome">
      <div class={`prompt judged ${status}`}>
        <span class="whose">{SAID[status]}</span>
        <div class="say" role="status">
          <Text>{solving.text.value}</Text>
          {told ? (
            <small>
              <Text>{told}</Text>
            </small>
          ) : null}
        </div>
        <div class="acts">
          {status === "missed" ? (
            <>
              <button class="btn quiet" type="button" onClick={() => void solving.answer()}>
                Show the answer
              </button>
              <button ref={main} class="btn primary" type="button" onClick={solving.again}>
                <Icon name="undo" /> Try again
              </button>
            </>
          ) : (
            <>
              <button class="btn quiet" type="button" onClick={() => void solving.answer()}>
                Play it out
              </button>
              <button ref={main} class="btn primary" type="button" onClick={onwards}>
                Next puzzle
              </button>
            </>
          )}
        </div>
      </div>
      {solving.moves.value.length > 0 && status !== "missed" ? <Moves moves={solving.moves.value} /> : null}
    </section>
  );
}
