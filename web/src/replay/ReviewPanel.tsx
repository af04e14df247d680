import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { review } from "../advice.ts";
import { Icon } from "../parts/Icon.tsx";
import { errorText } from "../parts/load.ts";
import { Text } from "../parts/Text.tsx";
import { capital, counted, lost } from "../parts/words.ts";
import type { Judged, Review } from "../wire.ts";
import { Curve } from "./Curve.tsx";
import type { Film } from "./film.ts";
import { mistakes, type Order } from "./mistakes.ts";
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
        <button class="iconbtn" type="button" aria-label="Close the review" onClick={close}>
          <Icon name="x" />
        </button>
      </header>
      <div role="status">
        {problem.value ? <p class="muted">{problem.value}</p> : null}
        {!problem.value && !made?.ready ? <p class="muted">{made && made.of > 0 ? `Looking at decision ${made.done + 1} of ${made.of}…` : "Preparing the review…"}</p> : null}
      </div>
      {made && made.moments.length > 1 ? <Curve moments={made.moments} seats={film.what.players.length} at={film.at.value} go={(at) => void visit(film, at)} /> : null}
      {made?.ready ? <Mistakes film={film} moments={made.moments} /> : null}
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
async function visit(film: Film, at: number, judged?: Judged): Promise<void> {
  film.pause();
  film.eyes.value = String(film.what.you);
  await film.show(at);
  if (film.at.value !== at || !judged) return;
  film.board.advised.value = new Set(film.choices.find((choice) => choice.line === judged.best.line)?.touch);
  film.judged.value = judged;
}

function Mistakes({ film, moments }: { readonly film: Film; readonly moments: readonly Judged[] }) {
  const order = useSignal<Order>("turn");
  const rows = mistakes(moments, order.value);
  if (rows.length === 0) return <p>No mistake: every move you made was the best one or about as good.</p>;
  return (
    <>
      <div class="review-order">
        <span id="review-moves">{counted(rows.length, "costly move")}</span>
        <span class="segments" role="group" aria-labelledby="review-moves">
          <Sort order={order} by="turn" />
          <Sort order={order} by="loss" />
        </span>
      </div>
      <ol class="advice">
        {rows.map((row) => (
          <li key={row.at}>
            <Row film={film} row={row} />
          </li>
        ))}
      </ol>
      <p class="review-note tiny muted">
        <Icon name="hint" />
        <span>A percentage is winning chance lost, compared with the best move of the moment. Luck is not counted, nor differences that may be chance.</span>
      </p>
    </>
  );
}

function Sort({ order, by }: { readonly order: Signal<Order>; readonly by: Order }) {
  return (
    <button type="button" aria-pressed={order.value === by} onClick={() => (order.value = by)}>
      By {by}
    </button>
  );
}

/** A mistake: its turn, what was played, what was better and why. A touch goes there. */
function Row({ film, row }: { readonly film: Film; readonly row: Judged }) {
  return (
    <button class={`advised ${film.at.value === row.at ? "here" : ""}`} type="button" data-step={row.at} onClick={() => void visit(film, row.at, row)}>
      <span class="when">
        {capital(row.turn)}, move {row.at + 1} of {film.what.steps}
      </span>
      <b>
        <Text>{capital(row.played.doing)}</Text>
      </b>
      <b class="lost">{lost(row.drop, row.doubt)} winning chance</b>
      <span class="better">
        <b>
          Best was <Text>{row.best.doing}</Text>.
        </b>{" "}
        <Text>{row.best.why}</Text>
      </span>
    </button>
  );
}
