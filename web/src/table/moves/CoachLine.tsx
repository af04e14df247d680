import { useSignal } from "@preact/signals";
import { Text } from "../../parts/Text.tsx";
import type { Coach, Scene } from "../../wire.ts";
import { useBoard } from "../board/context.ts";
import "./coach.css";

/** Under the coach's sentence: how far the lesson is, the reason when it is asked for, the way out. */
export function CoachLine({ coach, scene }: { readonly coach: Coach; readonly scene: Scene }) {
  const board = useBoard();
  const open = useSignal(-1); // the beat whose reason is open
  const why = open.value === coach.beat && !coach.over;
  return (
    <div class="coach-line">
      <span class="dots" role="img" aria-label={`Part ${coach.beat + 1} of ${coach.beats.length}: ${coach.beats[coach.beat]}`}>
        {coach.beats.map((title, at) => (
          <i key={title} class={at < coach.beat || coach.over ? "done" : at === coach.beat ? "now" : ""} />
        ))}
      </span>
      <span class="place">
        {coach.beat + 1} of {coach.beats.length}
      </span>
      {coach.over ? (
        <button class="btn primary" type="button" onClick={() => board.playOn?.()}>
          Play on
        </button>
      ) : (
        <>
          <button class="btn quiet" type="button" aria-expanded={why} onClick={() => (open.value = why ? -1 : coach.beat)}>
            Why?
          </button>
          <a class="btn quiet" href={`/new/${scene.game}`}>
            Skip
          </a>
        </>
      )}
      {why ? (
        <p class="reason">
          <Text>{coach.why}</Text>
        </p>
      ) : null}
    </div>
  );
}
