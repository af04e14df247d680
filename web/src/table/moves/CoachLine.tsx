import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { games } from "../../requests/api.ts";
import { learn } from "../../browser/learned.ts";
import { Icon } from "../../parts/Icon.tsx";
import { useLoaded } from "../../parts/load.ts";
import { Text } from "../../parts/Text.tsx";
import { Told } from "../../parts/Told.tsx";
import type { Coach, Scene } from "../../wire.ts";
import { useBoard } from "../board/context.ts";
import "./coach.css";

/** Beside the coach's sentence: how far the lesson is, the reason when it is asked for, the ways out. */
export function CoachLine({ coach, scene }: { readonly coach: Coach; readonly scene: Scene }) {
  const open = useSignal(-1); // the beat whose reason is open
  const why = open.value === coach.beat && !coach.over;
  return (
    <>
      <div class="coach-ways">
        {coach.over ? (
          <AtEnd coach={coach} game={scene.game} />
        ) : (
          <>
            <button class="btn why" type="button" aria-expanded={why} onClick={() => (open.value = why ? -1 : coach.beat)}>
              Why?
              <Icon name="chev" />
            </button>
            <a class="btn quiet" href={`/new/${scene.game}`}>
              Skip
            </a>
          </>
        )}
      </div>
      {why ? (
        <p class="reason">
          {coach.sum ? (
            <b>
              <Text>{coach.sum}</Text>
            </b>
          ) : null}
          <span>
            <Told>{coach.why}</Told>
          </span>
        </p>
      ) : null}
      <Dots coach={coach} />
    </>
  );
}

/** One dot for each beat, and where the lesson is. */
function Dots({ coach: { beats, beat, over } }: { readonly coach: Coach }) {
  return (
    <div class={`coach-dots ${over ? "over" : ""}`}>
      <span class="dots" role="img" aria-label={over ? "All parts done" : `Part ${beat + 1} of ${beats.length}: ${beats[beat]}`}>
        {beats.map((title, at) => (
          <i key={title} class={at < beat || over ? "done" : at === beat ? "now" : ""} />
        ))}
      </span>
      <span class="place">{over ? `all ${beats.length} parts done` : `${beat + 1} of ${beats.length}`}</span>
    </div>
  );
}

/** The ways on when a lesson is done; it counts as done in this browser. */
function AtEnd({ coach, game }: { readonly coach: Coach; readonly game: string }) {
  const board = useBoard();
  const [loaded] = useLoaded(games, []);
  useEffect(() => learn(game, coach.name), [game, coach.name]);
  const all = loaded.state === "ready" ? (loaded.value.find((one) => one.key === game)?.lessons ?? []) : [];
  const next = all[all.findIndex((one) => one.name === coach.name) + 1];
  return (
    <>
      <button class="btn primary" type="button" onClick={() => board.playOn?.()}>
        Play on freely
      </button>
      {next ? (
        <a class="btn quiet" href={`/learn/${game}/${next.name}`} title={next.title}>
          Next lesson
        </a>
      ) : all.length > 1 ? (
        <a class="btn quiet" href={`/learn/${game}`}>
          All lessons
        </a>
      ) : null}
    </>
  );
}
