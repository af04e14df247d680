import { useEffect } from "preact/hooks";
import { byCode, games, lobby } from "../api.ts";
import { Failure } from "../parts/Failure.tsx";
import { useWatched } from "../parts/load.ts";
import { PageBar } from "../settings/PageBar.tsx";
import type { GameInfo, Lobby } from "../wire.ts";
import { CodeField } from "./CodeField.tsx";
import { GameTile } from "./GameTile.tsx";
import { MyGames } from "./MyGames.tsx";
import { OpenTables } from "./OpenTables.tsx";
import { RunningTables } from "./RunningTables.tsx";
import "./lobby.css";

const LOOK_AGAIN = 5_000;

async function load(): Promise<{ readonly games: readonly GameInfo[]; readonly lobby: Lobby }> {
  const [all, now] = await Promise.all([games(), lobby()]);
  return { games: all, lobby: now };
}

async function tableOf(code: string): Promise<string> {
  const { id, invite } = await byCode(code);
  return `/t/${id}#invite=${invite}`;
}

/** Your games first, then the tables to open, then who is waiting. */
export function LobbyPage() {
  const [loaded, again] = useWatched(load, [], LOOK_AGAIN);
  useEffect(() => {
    document.title = "Regalia";
  }, []);
  return (
    <>
      <PageBar />
      {loaded.state === "failed" ? <Failure text={loaded.why} again={again} /> : null}
      {loaded.state === "ready" ? (
        <main class="wrap">
          {loaded.value.lobby.message ? (
            <p class="panel message" role="status">
              {loaded.value.lobby.message}
            </p>
          ) : null}
          <h1>{greeting(loaded.value.lobby)}</h1>
          <MyGames rows={loaded.value.lobby.mine} />
          <div class={`tiles ${few(loaded.value.games) ? "few" : ""}`}>
            {loaded.value.games.map((game) => (
              <GameTile key={game.key} game={game} large={few(loaded.value.games)} />
            ))}
          </div>
          <p class="to-puzzles">
            <a href="/puzzles">Today’s puzzles</a>: one position from each game, one right answer.
          </p>
          <OpenTables rows={loaded.value.lobby.open} />
          <RunningTables rows={loaded.value.lobby.running} />
          <CodeField asks="Were you given a code?" button="To the table" where={tableOf} />
        </main>
      ) : null}
    </>
  );
}

/** One or two games get large tiles. */
const few = (all: readonly GameInfo[]): boolean => all.length < 3;

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

function greeting({ mine }: Lobby): string {
  const waiting = mine.filter((row) => row.your_turn && !row.over).length;
  if (waiting === 0) return mine.some((row) => !row.over) ? "Waiting for the other players" : "Which table?";
  const many = NUMBERS[waiting] ?? String(waiting);
  return waiting === 1 ? `${many} game waits for you` : `${many} games wait for you`;
}
