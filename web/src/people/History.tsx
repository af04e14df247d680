import { useSignal } from "@preact/signals";
import { Failure } from "../parts/Failure.tsx";
import { useLoaded } from "../parts/load.ts";
import type { Profile } from "../wire.ts";
import { gamesOf } from "./api.ts";
import { GameRows } from "./GameRows.tsx";

/** All finished games of a player, a page at a time, of one game or of all. */
export function History({ person, shown }: { readonly person: string; readonly shown: Profile }) {
  const page = useSignal(1);
  const game = useSignal("");
  const [loaded, again] = useLoaded(() => gamesOf(person, page.value, game.value), [person, page.value, game.value]);
  if (loaded.state === "failed") return <Failure text={loaded.why} again={again} />;
  if (loaded.state === "loading") return <p class="no-games" role="status">Looking the games up…</p>;
  const { games, pages, total } = loaded.value;
  const turn = (by: number) => () => {
    page.value = loaded.value.page + by;
    scrollTo(0, 0);
  };
  return (
    <section class="panel history" aria-label="Games">
      <header>
        <h2>{total === 1 ? "1 game" : `${total} games`}</h2>
        {shown.standings.length > 1 ? (
          <label class="r">
            <span class="off-screen">Game</span>
            <select
              value={game.value}
              onChange={(event) => {
                game.value = event.currentTarget.value;
                page.value = 1;
              }}
            >
              <option value="">All games</option>
              {shown.standings.map((one) => (
                <option key={one.game} value={one.game}>
                  {one.title}
                </option>
              ))}
            </select>
          </label>
        ) : null}
      </header>
      {games.length > 0 ? <GameRows games={games} exact={shown.yours} long /> : <p class="no-games">No finished game yet.</p>}
      {pages > 1 ? (
        <nav class="pages" aria-label="Pages of games">
          <button class="btn quiet" type="button" disabled={loaded.value.page === 1} onClick={turn(-1)}>
            Newer
          </button>
          <span class="muted">
            Page {loaded.value.page} of {pages}
          </span>
          <button class="btn quiet" type="button" disabled={loaded.value.page === pages} onClick={turn(1)}>
            Older
          </button>
        </nav>
      ) : null}
    </section>
  );
}
