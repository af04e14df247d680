import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { review } from "../advice.ts";
import { Icon } from "../parts/Icon.tsx";
import { errorText } from "../parts/load.ts";
import { Text } from "../parts/Text.tsx";
import { counted, percent } from "../parts/words.ts";
import type { Judged, Review } from "../wire.ts";
import { Curve } from "./Curve.tsx";
import type { Film } from "./film.ts";
import { mistakes } from "./mistakes.ts";
import "../table/panels/advice.css";
import "./review.css";

const LOOK = 700; // milliseconds between two looks at how far it has come

/** The knight's review of your decisions, each judged by what you could see at the time. */
export function ReviewPanel({ film, close }: { readonly film: Film; readonly close: () => void }) {
  const found = useSignal<Review | null>(null);
  const problem = useSignal("");
  useReview(film.what.id, found, problem);
  const made = found.value;
  return (
    <section class="panel advice-panel review" aria-label="Review">
      <header>
        <span>Your winning chances</span>
        {made?.ready ? <span class="r">{costly(mistakes(made.moments).length)}</span> : null}
        <button class="iconbtn" type="button" aria-label="Close the review" onClick={close}>
          <Icon name="x" />
        </button>
      </header>
      <div role="status">
        {problem.value ? <p class="muted">{problem.value}</p> : null}
        {!problem.value && !made?.ready ? <p class="muted">{made && made.of > 0 ? `Looking at decision ${made.done + 1} of ${made.of}…` : "Preparing the review…"}</p> : null}
      </div>
      {made && made.moments.length > 1 ? <Curve moments={made.moments} at={film.at.value} go={(at) => void visit(film, at)} /> : null}
      {made?.ready ? <Worst film={film} moments={made.moments} /> : null}
    </section>
  );
}

/** Polls until the review is ready. */
function useReview(id: string, found: Signal<Review | null>, problem: Signal<string>): void {
  useEffect(() => {
    let timer = 0;
    const look = async () => {
      try {
        found.value = await review(id);
        if (!found.value.ready) timer = window.setTimeout(() => void look(), LOOK);
      } catch (wrong) {
        problem.value = errorText(wrong);
      }
    };
    void look();
    return () => clearTimeout(timer);
  }, [id]);
}

/** Goes to a decision as its player saw it, and highlights the knight's move. */
async function visit(film: Film, at: number, best = ""): Promise<void> {
  film.pause();
  film.eyes.value = String(film.what.you);
  await film.show(at);
  if (film.at.value === at) film.board.advised.value = new Set(film.choices.find((choice) => choice.line === best)?.touch);
}

/** "3 costly moves"; empty for none. */
const costly = (count: number): string => (count > 0 ? counted(count, "costly move") : "");

function Worst({ film, moments }: { readonly film: Film; readonly moments: readonly Judged[] }) {
  const rows = mistakes(moments);
  if (rows.length === 0) return <p>You made no move that a knight would clearly improve on.</p>;
  return (
    <>
      <p class="tiny muted">Your most costly moves. A percentage is winning chance lost, compared with the best move you had. Luck is not counted.</p>
      <ol class="advice">
        {rows.map((row) => (
          <li key={row.at}>
            <button class={`advised ${film.at.value === row.at ? "here" : ""}`} type="button" data-step={row.at} onClick={() => void visit(film, row.at, row.best.line)}>
              <span>
                <Text>{row.played.label}</Text>
              </span>
              <b class="lost" title="winning chance">
                −{Math.round(100 * row.best.share) - Math.round(100 * row.played.share)}{"\u00a0"}%
              </b>
              <span class="better">
                Best was: <Text>{row.best.label}</Text>, {percent(row.best.share)} instead of {percent(row.played.share)}.
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
