import { useEffect } from "preact/hooks";
import { lobby, sceneOf } from "../requests/api.ts";
import { tileOf } from "../games.ts";
import { Failure } from "../parts/Failure.tsx";
import { useWatched } from "../parts/load.ts";
import { PageBar } from "../settings/PageBar.tsx";
import type { TableRow } from "../wire.ts";
import { gameSlug } from "../parts/words.ts";
import { BotsPlay } from "./BotsPlay.tsx";
import { MiniBoard } from "./MiniBoard.tsx";
import { kindOf, seated, watchText } from "./rowText.ts";
import { NowRow } from "./TablesNow.tsx";
import "./lobby.css";

const LOOK_AGAIN = 5_000;
const DRAWN = 6; // games with a picture

/** The games of other players, to watch or to join. */
export function WatchPage() {
  const [loaded, again] = useWatched(lobby, [], LOOK_AGAIN);
  useEffect(() => {
    document.title = "Watch · Regalia";
  }, []);
  return (
    <>
      <PageBar />
      {loaded.state === "failed" ? <Failure text={loaded.why} again={again} /> : null}
      {loaded.state === "ready" ? (
        <main class="wrap watch-page">
          <h1>Watch</h1>
          <h2>Games in progress</h2>
          {loaded.value.running.length === 0 ? <p class="muted">Nobody else is playing at the moment.</p> : null}
          {loaded.value.running.length === 0 ? <BotsPlay /> : null}
          <div class="watch-cards">
            {loaded.value.running.slice(0, DRAWN).map((row) => (
              <Card key={row.id} row={row} />
            ))}
          </div>
          {loaded.value.running.length > DRAWN ? <Rows title="More games" rows={loaded.value.running.slice(DRAWN)} free={false} none="" /> : null}
          <Rows title="Tables with a free seat" rows={loaded.value.open} free none="No table is waiting for players. Set one up in the lobby, under a game’s name." />
          <p class="muted">
            Finished games are under <a href="/records">Records</a>.
          </p>
        </main>
      ) : null}
    </>
  );
}

/** A game in progress: its table as spectators see it, who plays, and how it stands. */
function Card({ row }: { readonly row: TableRow }) {
  useEffect(() => void tileOf(row.game), [row.game]); // brings the game's colours
  return (
    <a class="watch-card" href={`/t/${row.id}`} data-game={gameSlug(row.game)} aria-label={`Watch ${row.title} with ${seated(row.players)}`}>
      <MiniBoard game={row.game} of={`${row.id} ${row.standing?.turn ?? ""}`} load={() => sceneOf(row.id)} names={row.players.map((player) => player.name)} label={`The table of ${row.title}`} />
      <span class="t">
        <b>{kindOf(row)}</b>
        <small>{watchText(row)}</small>
      </span>
    </a>
  );
}

interface Props {
  readonly title: string;
  readonly rows: readonly TableRow[];
  readonly free: boolean;
  readonly none: string;
}

function Rows({ title, rows, free, none }: Props) {
  return (
    <section class="panel tables-now">
      <header>
        <h2>{title}</h2>
        <span class="r">{rows.length > 0 ? rows.length : ""}</span>
      </header>
      {rows.length === 0 ? <p class="none-open">{none}</p> : null}
      <ul class="now-rows">
        {rows.map((row) => (
          <NowRow key={row.id} row={row} free={free} />
        ))}
      </ul>
    </section>
  );
}
