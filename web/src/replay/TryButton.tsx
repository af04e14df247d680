import { useSignal } from "@preact/signals";
import { tryOut } from "../requests/api.ts";
import { errorText } from "../parts/load.ts";
import { go } from "../browser/route.ts";
import type { Film } from "./film.ts";

/** Opens a table that goes on from the position that is shown, against bots and unrated. */
export function TryButton({ film }: { readonly film: Film }) {
  const wrong = useSignal("");
  const sent = useSignal(false);
  const { at, board, eyes, what } = film;
  const over = board.shown.value?.scene.prompt.mode === "over";
  const open = async () => {
    film.pause();
    sent.value = true;
    try {
      const { id } = await tryOut(what.id, at.value, /^\d+$/.test(eyes.value) ? Number(eyes.value) : null);
      go(`/t/${id}`);
    } catch (failed) {
      wrong.value = errorText(failed);
      sent.value = false;
    }
  };
  if (over) return null;
  return (
    <span class="film-try">
      <button class="btn quiet" type="button" title="Play on from this position against bots; the game is not rated" disabled={sent.value} onClick={() => void open()}>
        <span class="play-sign" />
        <span>
          Try it<span class="from"> from here</span>
        </span>
      </button>
      {wrong.value ? (
        <small class="why" role="alert">
          {wrong.value}
        </small>
      ) : null}
    </span>
  );
}
