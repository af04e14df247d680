import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { openTable, sceneOf } from "../requests/api.ts";
import { heroOf } from "../games.ts";
import { isLearned } from "../browser/learned.ts";
import { ErrorText } from "../parts/ErrorText.tsx";
import { Icon } from "../parts/Icon.tsx";
import { errorText, useLoaded } from "../parts/load.ts";
import { capital, counted, gameSlug } from "../parts/words.ts";
import { waiting } from "../shell/waiting.ts";
import { go } from "../browser/route.ts";
import { seatsAgainst } from "../parts/cast.ts";
import type { CharacterInfo, GameInfo, TableRow } from "../wire.ts";
import { opponentIn } from "./chosen.ts";
import { MiniBoard } from "./MiniBoard.tsx";
import { against, kindOf, sorted, standingText, timeLeft } from "./rowText.ts";

interface Props {
  readonly games: readonly GameInfo[];
  readonly mine: readonly TableRow[];
  readonly characters: readonly CharacterInfo[];
}

/** What this is and the one thing to do next: the first game, or the game that waits. */
export function Hero({ games, mine, characters }: Props) {
  const first = games[0];
  const [now, ...others] = sorted(mine, waiting.value);
  if (now && !now.over) return <Waiting row={now} others={others} />;
  if (!first) return null;
  const lesson = first.lessons[0];
  const stranger = mine.length === 0 && lesson !== undefined && !isLearned(first.key, lesson.name);
  return stranger ? <Stranger game={first} /> : <Between game={games.find((one) => one.key === now?.game) ?? first} characters={characters} others={sorted(mine, waiting.value)} />;
}

function Frame({ game, say, waits = false, children }: { readonly game: string; readonly say: ComponentChildren; readonly waits?: boolean; readonly children: ComponentChildren }) {
  return (
    <section class={`hero ${waits ? "waits" : ""}`} data-game={gameSlug(game)} aria-label="Next">
      <div class="say">{say}</div>
      <div class="hero-art">{children}</div>
    </section>
  );
}

function Stranger({ game }: { readonly game: GameInfo }) {
  const lesson = game.lessons[0]!;
  return (
    <Frame
      game={game.key}
      say={
        <>
          <h1>Five battle games of cards, castles and crowns</h1>
          <p>Play a bot or a friend, here and now. No account needed.</p>
          <div class="go">
            <a class="btn primary" href={`/learn/${game.key}/${lesson.name}`}>
              <Icon name="play" />
              Play your first game
            </a>
            <small>
              {game.title}, with a coach at your side: {counted(lesson.minutes, "minute")}
            </small>
          </div>
        </>
      }
    >
      <Art game={game.key} />
    </Frame>
  );
}

function Art({ game }: { readonly game: string }) {
  const [art] = useLoaded(async () => ({ Art: await heroOf(game) }), [game]);
  const Drawn = art.state === "ready" ? art.value.Art : null;
  return Drawn ? <Drawn /> : null;
}

/** Nothing waits: another game like the last one. */
function Between({ game, characters, others }: { readonly game: GameInfo; readonly characters: readonly CharacterInfo[]; readonly others: readonly TableRow[] }) {
  const said = useSignal("");
  const one = opponentIn(game.key, characters);
  const play = async () => {
    try {
      go(`/t/${(await openTable({ game: game.key, seats: seatsAgainst(one!, game.usual_seats), private: true })).id}`);
    } catch (wrong) {
      said.value = errorText(wrong);
    }
  };
  return (
    <Frame
      game={game.key}
      say={
        <>
          <h1>Which table today?</h1>
          <p>No game waits for you. Play a bot or a friend, or look at your last games.</p>
          <div class="go">
            <button class="btn primary" type="button" disabled={!one} onClick={play}>
              <Icon name="play" />
              Play {game.title}
            </button>
            {one ? (
              <small>
                against {one.name}, {one.level}
              </small>
            ) : null}
          </div>
          <ErrorText text={said.value} />
        </>
      }
    >
      {others.length > 0 ? <Others rows={others} /> : <Art game={game.key} />}
    </Frame>
  );
}

function Waiting({ row, others }: { readonly row: TableRow; readonly others: readonly TableRow[] }) {
  const standing = standingText(row);
  const facts = [kindOf(row), standing, row.your_turn ? "" : row.note, row.clock, capital(timeLeft(row, waiting.value))].filter(Boolean);
  return (
    <Frame
      game={row.game}
      waits
      say={
        <>
          <h1>{row.your_turn ? `Your turn ${against(row).replace(/^\w+ players$/, `at ${row.title}`)}` : row.note}</h1>
          <p>{facts.map((fact) => `${fact}.`).join(" ")}</p>
          <div class="go">
            <a class="btn primary" href={`/t/${row.id}`}>
              <Icon name="play" />
              {row.your_turn ? "Continue" : "Open the table"}
            </a>
            {others.length > 0 ? <small>and {counted(others.length, "more game", "more games")} to look at</small> : null}
          </div>
        </>
      }
    >
      <div class="hero-game">
        <MiniBoard game={row.game} of={`${row.id} ${row.note}`} load={() => sceneOf(row.id)} names={row.players.map((player) => player.name)} label={`The table of ${row.title}`} />
        {others.length > 0 ? <Others rows={others} /> : null}
      </div>
    </Frame>
  );
}

const FIRST = 2;

/** The visitor's other games; the first few, or all. */
function Others({ rows }: { readonly rows: readonly TableRow[] }) {
  const all = useSignal(false);
  return (
    <div class={`mine-rows ${all.value ? "all" : ""}`} role="list" aria-label="Your games">
      {(all.value ? rows : rows.slice(0, FIRST)).map((row) => (
        <div class="mine-row" role="listitem" key={row.id} data-game={gameSlug(row.game)}>
          <span class="about">
            <b>
              {kindOf(row)}
              {row.players.length > 2 ? "" : `, ${against(row)}`}
            </b>
            <small>{[row.note, timeLeft(row, waiting.value), row.over ? "" : standingText(row)].filter(Boolean).join(". ")}</small>
          </span>
          <a class="btn" href={row.over ? `/r/${row.id}` : `/t/${row.id}`} aria-label={`${row.over ? "Review" : row.your_turn ? "Play" : "Look at"} ${row.title} ${against(row)}`}>
            {row.over ? "Review" : row.your_turn ? "Play" : "Look"}
          </a>
        </div>
      ))}
      {rows.length > FIRST ? (
        <button class="more" type="button" aria-expanded={all.value} onClick={() => (all.value = !all.value)}>
          {all.value ? "Fewer" : `All ${rows.length} of your games`}
        </button>
      ) : null}
    </div>
  );
}
