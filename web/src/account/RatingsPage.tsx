import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { games, ratings } from "../requests/api.ts";
import { Failure } from "../parts/Failure.tsx";
import { Icon } from "../parts/Icon.tsx";
import { useLoaded } from "../parts/load.ts";
import { profilePath } from "../people/api.ts";
import { PageBar } from "../settings/PageBar.tsx";
import type { GameInfo } from "../wire.ts";
import "./account.css";

/** The rating list of a game, with the uncertainty of each rating. */
export function RatingsPage() {
  const [loaded, again] = useLoaded(games, []);
  useEffect(() => {
    document.title = "Ratings · Regalia";
  }, []);
  return (
    <>
      <PageBar />
      {loaded.state === "failed" ? <Failure text={loaded.why} again={again} /> : null}
      {loaded.state === "ready" ? <Ladders all={loaded.value} /> : null}
    </>
  );
}

function Ladders({ all }: { readonly all: readonly GameInfo[] }) {
  const game = useSignal(all[0]?.key ?? "");
  return (
    <main class="wrap ratings-page">
      <h1>Ratings</h1>
      <label class="field">
        <span>Game</span>
        <select value={game.value} onChange={(event) => (game.value = event.currentTarget.value)}>
          {all.map((one) => (
            <option key={one.key} value={one.key}>
              {one.title}
            </option>
          ))}
        </select>
      </label>
      <Ladder key={game.value} game={game.value} />
      <p class="tiny muted">
        New players start at 1500. The number after ± shows how uncertain the rating still is. A game counts if it was rated and
        stayed so: everybody has an account or is a bot and played to the end, nobody took a hint, and nothing was taken back after others had seen it.
      </p>
    </main>
  );
}

function Ladder({ game }: { readonly game: string }) {
  const [loaded, again] = useLoaded(() => ratings(game), [game]);
  if (loaded.state === "failed") return <Failure text={loaded.why} again={again} />;
  if (loaded.state === "loading") return null;
  if (loaded.value.length === 0) return <p>Nobody is rated in this game yet.</p>;
  return (
    <table class="panel ladder">
      <thead>
        <tr>
          <th scope="col">Player</th>
          <th scope="col">Strength</th>
          <th scope="col">Games</th>
        </tr>
      </thead>
      <tbody>
        {loaded.value.map((row, index) => (
          <tr key={index}>
            <th scope="row">
              {row.bot ? row.name : <a href={profilePath(row.name)}>{row.name}</a>} {row.bot ? <Icon name="bot" /> : null}
              {row.bot ? <span class="off-screen">(bot)</span> : null}
            </th>
            <td>
              {row.strength} <span class="muted">± {row.unsure}</span>
            </td>
            <td>{row.games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
