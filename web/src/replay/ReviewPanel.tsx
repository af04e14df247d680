import { useSignal, type Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { review } from "../requests/advice.ts";
import { Icon } from "../parts/Icon.tsx";
import { errorText } from "../parts/load.ts";
import type { Review } from "../wire.ts";
import { Curve } from "./Curve.tsx";
import type { Film } from "./film.ts";
import { mistakes } from "./mistakes.ts";
import { ReviewMoves } from "./ReviewMoves.tsx";
import { visit } from "./visit.ts";
import "../table/panels/advice.css";
import "./review.css";

const LOOK = 700; // milliseconds between two looks at how far it has come

/** The knight's review of your decisions, then of the others'; each is judged by what its player could see at the time. */
export function ReviewPanel({ film, close }: { readonly film: Film; readonly close: () => void }) {
  const found = useSignal<Review | null>(null);
  const problem = useSignal("");
  useReview(film.what.id, found, problem);
  const made = found.value;
  const costly = mistakes(made?.moments ?? []).length;
  return (
    <section class="panel advice-panel review" aria-label="Review">
      <div class="review-part">
        <header>
          <span>Your winning chances</span>
          <button class="iconbtn" type="button" aria-label="Close the review" onClick={close}>
            <Icon name="x" />
          </button>
        </header>
        <div role="status">
          {problem.value ? <p class="muted">{problem.value}</p> : null}
          {!problem.value && !made?.ready ? <p class="muted">{made && made.of > 0 ? `Looking at decision ${made.done + 1} of ${made.of}…` : "Preparing the review…"}</p> : null}
          {made?.ready && costly === 0 ? <p>No mistakes: each of your moves was the best one or about as good.</p> : null}
        </div>
        {made && made.moments.length > 1 ? <Curve moments={made.moments} seats={film.what.players.length} at={film.at.value} go={(at) => void visit(film, at, made.moments.find((moment) => moment.at === at))} /> : null}
      </div>
      {made?.ready ? <ReviewMoves film={film} made={made} /> : null}
      {made?.ready ? (
        <p class="review-note review-part tiny muted">
          <Icon name="hint" />
          <span>A percentage is the winning chance that a move lost against the best move at that moment. Luck does not count. “About as good” means that the difference may be chance.</span>
        </p>
      ) : null}
    </section>
  );
}

/** Polls until everybody's decisions are judged. */
function useReview(id: string, found: Signal<Review | null>, problem: Signal<string>): void {
  useEffect(() => {
    let timer = 0;
    const look = async () => {
      try {
        found.value = await review(id);
        if (!found.value.whole) timer = window.setTimeout(() => void look(), found.value.ready ? 3 * LOOK : LOOK);
      } catch (wrong) {
        problem.value = errorText(wrong);
      }
    };
    void look();
    return () => clearTimeout(timer);
  }, [id]);
}
