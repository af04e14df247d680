import { useEffect } from "preact/hooks";
import { Icon, Shield } from "../parts/Icon.tsx";
import { Text } from "../parts/Text.tsx";
import { capital, percent } from "../parts/words.ts";
import type { Judged, Sentence } from "../wire.ts";
import type { Film } from "./film.ts";
import { verdictOf } from "./moves.ts";
import { download } from "./record.ts";
import { TryButton } from "./TryButton.tsx";
import "./replay.css";

/** The controls of a replay, where a game has its prompt. */
export function FilmBar({ film }: { readonly film: Film }) {
  const { at, eyes, running, what } = film;
  useFilmKeys(film);
  const to = (step: number) => () => {
    film.pause();
    void film.show(step);
  };
  return (
    <section class="prompt-area film" aria-label="Replay">
      <div class="film-bar">
        <div class="film-steps" role="group" aria-label="Steps">
          <Step label="To the start" sign="back twice" go={to(0)} />
          <Step label="One step back" sign="back" go={to(at.value - 1)} />
          <button class="btn primary" type="button" aria-label={running.value ? "Pause" : "Play"} onClick={() => (running.value ? film.pause() : film.run())}>
            <span class={running.value ? "pause-sign" : "play-sign"} />
          </button>
          <Step label="One step on" sign="on" go={to(at.value + 1)} />
          <Step label="To the end" sign="on twice" go={to(what.steps)} />
        </div>
        <div class="film-where">
          <input type="range" aria-label="Step" min={0} max={what.steps} value={at.value} onInput={(event) => to(event.currentTarget.valueAsNumber)()} />
          <output role="status">
            {film.judged.value ? (
              <Verdict judged={film.judged.value} steps={what.steps} />
            ) : (
              <>
                {at.value} of {what.steps}: <Told sentences={film.board.shown.value?.log ?? []} first={at.value === 0} />
              </>
            )}
          </output>
        </div>
        <TryButton film={film} />
        <label class="film-eyes">
          <span class="off-screen">Seen by</span>
          <Icon name="eye" />
          <select value={eyes.value} onChange={(event) => film.lookAs(event.currentTarget.value)}>
            <option value="open">All hands open</option>
            {what.players.map((player) => (
              <option key={player.seat} value={String(player.seat)}>
                As {player.name || `seat ${player.seat + 1}`}
              </option>
            ))}
            <option value="watch">As a spectator</option>
          </select>
        </label>
        <button class="iconbtn record-file" type="button" aria-label="Download the record" title="Download the record" onClick={() => download(what)}>
          <Icon name="fall" />
        </button>
      </div>
    </section>
  );
}

/** What the review says about the decision that is shown, before it was made. */
function Verdict({ judged, steps }: { readonly judged: Judged; readonly steps: number }) {
  const verdict = verdictOf(judged);
  const said = { lost: `cost ${percent(judged.drop)} winning chance`, best: "was the best move" }[verdict as string] ?? "was about as good as the best move";
  return (
    <>
      <span class="film-told">
        {capital(judged.turn)}: <Text>{judged.played.doing}</Text> {said}.
      </span>
      <small>
        Move {judged.at + 1} of {steps}, before it was played.{verdict === "best" ? "" : " The golden mark shows the better move."}
      </small>
    </>
  );
}

/** What happened in the step that is shown, in words. */
function Told({ sentences, first }: { readonly sentences: readonly Sentence[]; readonly first: boolean }) {
  const told = sentences.filter((sentence) => !sentence.heading);
  if (told.length === 0) return <span>{first ? "the beginning" : "nothing that you could see"}</span>;
  return (
    <>
      {told.map((sentence, nth) => (
        <span key={nth} class="film-told">
          {sentence.seat === null ? null : <Shield seat={sentence.seat} class="mark" />}
          <Text>{sentence.text}</Text>
        </span>
      ))}
    </>
  );
}

function Step({ label, sign, go }: { readonly label: string; readonly sign: string; readonly go: () => void }) {
  return (
    <button class={`iconbtn step ${sign}`} type="button" aria-label={label} title={label} onClick={go}>
      <Icon name="chev" />
      {sign.endsWith("twice") ? <Icon name="chev" /> : null}
    </button>
  );
}

/** Arrows step, Home and End jump, the space bar runs and stops. */
function useFilmKeys(film: Film): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest("input, select, dialog, [data-zone]")) return;
      const steps: Readonly<Record<string, number>> = {
        ArrowLeft: film.at.value - 1,
        ArrowRight: film.at.value + 1,
        Home: 0,
        End: film.what.steps,
      };
      const step = steps[event.key];
      if (step !== undefined) {
        film.pause();
        void film.show(step);
      } else if (event.key === " " && !(event.target instanceof HTMLButtonElement)) {
        if (film.running.value) film.pause();
        else film.run();
      } else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", key);
    return () => document.removeEventListener("keydown", key);
  }, [film]);
}
