import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { openTable } from "../requests/api.ts";
import { tileOf } from "../games.ts";
import { isLearned } from "../browser/learned.ts";
import { Failure } from "../parts/Failure.tsx";
import { Icon } from "../parts/Icon.tsx";
import { errorText } from "../parts/load.ts";
import { gameSlug } from "../parts/words.ts";
import { arrive } from "../browser/route.ts";
import type { GameInfo, LessonInfo } from "../wire.ts";
import { OfGame } from "../setup/OfGame.tsx";
import "./learn.css";

/** The lessons of a game; with a lesson's name, that lesson. */
export function LearnPage({ game, lesson }: { readonly game: string; readonly lesson: string }) {
  if (lesson) return <OpenLesson game={game} lesson={lesson} />;
  return <OfGame game={game}>{(found) => <Lessons game={found.game} />}</OfGame>;
}

/** Opens a lesson's table and goes there, in place of this page. */
function OpenLesson({ game, lesson }: { readonly game: string; readonly lesson: string }) {
  const wrong = useSignal("");
  useEffect(() => {
    openTable({ game, lesson }).then(
      ({ id }) => {
        history.replaceState(null, "", `/t/${id}`);
        arrive();
      },
      (failed: unknown) => (wrong.value = errorText(failed)),
    );
  }, []);
  return wrong.value ? <Failure text={wrong.value} /> : null;
}

function Lessons({ game }: { readonly game: GameInfo }) {
  useEffect(() => {
    document.title = `Learn ${game.title} · Regalia`;
    void tileOf(game.key); // brings the game's colours
  }, [game]);
  const next = game.lessons.find((one) => !isLearned(game.key, one.name));
  return (
    <main class="wrap learn" data-game={gameSlug(game.key)}>
      <h1>Learn {game.title}</h1>
      <ol class="lessons">
        {game.lessons.map((one, at) => (
          <Row key={one.name} game={game.key} lesson={one} number={at + 1} next={one === next} />
        ))}
      </ol>
      <nav class="ways" aria-label="After the lessons">
        <a class="btn quiet" href={`/new/${game.key}`}>
          Set up a table
        </a>
        <a class="btn quiet" href={`/rules/${game.key}`}>
          Read the rules
        </a>
      </nav>
    </main>
  );
}

interface RowProps {
  readonly game: string;
  readonly lesson: LessonInfo;
  readonly number: number;
  readonly next: boolean;
}

function Row({ game, lesson, number, next }: RowProps) {
  const done = isLearned(game, lesson.name);
  return (
    <li class={`panel lesson-row ${done ? "done" : next ? "next" : ""}`}>
      <span class="number" aria-hidden="true">
        {done ? <Icon name="check" /> : number}
      </span>
      <div class="about">
        <h2>{lesson.title}</h2>
        <p>{lesson.about}</p>
        <small>
          About {lesson.minutes === 1 ? "1 minute" : `${lesson.minutes} minutes`}, {lesson.beats} parts{done ? ", done" : ""}
        </small>
      </div>
      <a class={`btn ${next ? "primary" : "quiet"}`} href={`/learn/${game}/${lesson.name}`} aria-label={`${done ? "Play again" : "Start"}: ${lesson.title}`}>
        {done ? "Again" : "Start"}
      </a>
    </li>
  );
}
