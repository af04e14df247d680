import { Icon } from "../../parts/Icon.tsx";
import { Text } from "../../parts/Text.tsx";
import { Told } from "../../parts/Told.tsx";
import { chance } from "../../parts/words.ts";
import type { Advice, Choice } from "../../wire.ts";
import type { Hints } from "./hints.ts";
import { pointing } from "../input/pointing.ts";
import "./advice.css";

/** The knight's best moves, from what the player sees, each with its winning chance and what speaks for it. */
export function HintPanel({ hints }: { readonly hints: Hints }) {
  const asked = hints.asked.value;
  if (!asked) return null;
  return (
    <section class="panel advice-panel" aria-label="Hint">
      <header>
        <span>Knight would play</span>
        <button class="iconbtn" type="button" aria-label="Close the hint" onClick={() => hints.close()}>
          <Icon name="x" />
        </button>
      </header>
      <div role="status">
        {asked.state === "warned" ? (
          <>
            <p>This game counts for your rating now. With a hint it counts for nobody, whoever wins.</p>
            <p>
              <button class="btn quiet" type="button" onClick={() => void hints.ask()}>
                Take the hint, unrated
              </button>
            </p>
          </>
        ) : null}
        {asked.state === "asking" ? <p class="muted">Thinking…</p> : null}
        {asked.state === "failed" ? <p class="muted">{asked.why}</p> : null}
        {asked.state === "ready" ? <Moves hints={hints} advice={asked.hint.advice} /> : null}
      </div>
    </section>
  );
}

function Moves({ hints, advice }: { readonly hints: Hints; readonly advice: readonly Advice[] }) {
  const { board } = hints;
  const choices = new Map(board.choices.value.map((choice) => [choice.line, choice]));
  return (
    <>
      <ol class="advice">
        {advice.map((one) => (
          <li key={one.line}>
            <Row hints={hints} one={one} best={one === advice[0]} choice={choices.get(one.line)} />
          </li>
        ))}
      </ol>
      <p class="tiny muted">Judged from what you can see.{advice.length > 1 ? " “About as good” means that the difference may be chance." : ""}</p>
    </>
  );
}

interface RowProps {
  readonly hints: Hints;
  readonly one: Advice;
  readonly best: boolean;
  readonly choice: Choice | undefined;
}

/** An advised move. It is played like a row of the list, also where lines are planned as a whole: the next hint tells the next line. */
function Row({ hints, one, best, choice }: RowProps) {
  const { board } = hints;
  const words = (
    <>
      <b>
        <Text>{one.label}</Text>
      </b>
      <span class="chance">
        {chance(one.share, one.margin)}
        {best || one.worse ? null : <i>about as good</i>}
      </span>
      <span class="share" aria-hidden="true">
        <i style={{ width: `${100 * one.share}%` }} />
      </span>
    </>
  );
  const why = one.why ? (
    <p class="why">
      <Told>{one.why}</Told>
    </p>
  ) : null;
  if (!choice) {
    return (
      <>
        <div class="advised">{words}</div>
        {why}
      </>
    );
  }
  const follow = () => {
    const take = board.plan.value?.follow;
    if (take) take(choice);
    else board.choose(choice);
  };
  return (
    <>
      <button class="advised" type="button" data-advice={one.line} onClick={follow} {...pointing(board, { line: one.line })}>
        {words}
      </button>
      {why}
    </>
  );
}
