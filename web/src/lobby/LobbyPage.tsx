import { useEffect } from "preact/hooks";
import { characters, games, lobby } from "../requests/api.ts";
import { Failure } from "../parts/Failure.tsx";
import { useWatched } from "../parts/load.ts";
import { PageBar } from "../settings/PageBar.tsx";
import type { CharacterInfo, GameInfo, Lobby } from "../wire.ts";
import { DailyPuzzle } from "./DailyPuzzle.tsx";
import { GameTile } from "./GameTile.tsx";
import { Hero } from "./Hero.tsx";
import { NextEvent } from "./NextEvent.tsx";
import { TablesNow } from "./TablesNow.tsx";
import "./lobby.css";

const LOOK_AGAIN = 5_000;
const ROWS = 3;

interface Loaded {
  readonly games: readonly GameInfo[];
  readonly characters: readonly CharacterInfo[];
  readonly lobby: Lobby;
}

async function load(): Promise<Loaded> {
  const [all, cast, now] = await Promise.all([games(), characters(), lobby()]);
  return { games: all, characters: cast, lobby: now };
}

/** The next thing to do, then the games, then puzzle, tables and event of the day. */
export function LobbyPage() {
  const [loaded, again] = useWatched(load, [], LOOK_AGAIN);
  useEffect(() => {
    document.title = "Regalia";
  }, []);
  return (
    <>
      <PageBar />
      {loaded.state === "failed" ? <Failure text={loaded.why} again={again} /> : null}
      {loaded.state === "ready" ? <House {...loaded.value} /> : null}
    </>
  );
}

function House({ games, characters, lobby }: Loaded) {
  return (
    <main class="wrap lobby">
      {lobby.message ? (
        <p class="panel message" role="status">
          {lobby.message}
        </p>
      ) : null}
      <Hero games={games} mine={lobby.mine} characters={characters} />
      <div class="tiles" role="group" aria-label="The games">
        {games.map((game) => (
          <GameTile key={game.key} game={game} characters={characters} />
        ))}
      </div>
      <div class="lobby-more">
        <DailyPuzzle />
        <TablesNow lobby={lobby} most={ROWS} />
        <NextEvent />
      </div>
    </main>
  );
}
