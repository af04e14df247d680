import type { Companion, PlayedGame } from "../wire.ts";
import { profilePath } from "./api.ts";
import { change, ending, length, when } from "./gameText.ts";
import { Swatch } from "./Standing.tsx";

/** Somebody's name, with a link where there is a profile. */
export function Name({ who }: { readonly who: Companion }) {
  return who.profile ? <a href={profilePath(who.name)}>{who.name}</a> : <>{who.name}</>;
}

/** Finished games, one in a row. `exact`: the reader is the player, and is told the time. */
export function GameRows({ games, exact, long = false }: { readonly games: readonly PlayedGame[]; readonly exact: boolean; readonly long?: boolean }) {
  const now = Date.now() / 1000;
  return (
    <table class={`game-rows ${long ? "long" : ""}`}>
      <thead class="off-screen">
        <tr>
          <th scope="col">Game</th>
          <th scope="col">Against</th>
          <th scope="col">Result</th>
          <th scope="col">Rating</th>
          {long ? <th scope="col">Length</th> : null}
          <th scope="col">When</th>
          <th scope="col">Review</th>
        </tr>
      </thead>
      <tbody>
        {games.map((game) => (
          <tr key={game.id} data-match={game.id}>
            <td class="which">
              <span>
                <Swatch game={game.game} />
                <span>
                  {game.title}
                  {game.private ? <i class="tiny muted">private</i> : null}
                </span>
              </span>
            </td>
            <td class="against">
              {game.against.map((who, index) => (
                <span key={index}>
                  {index > 0 ? ", " : ""}
                  <Name who={who} />
                </span>
              ))}
            </td>
            <td class="ending">{ending(game)}</td>
            <td class={`change ${game.change === null ? "" : game.change < 0 ? "down" : "up"}`}>{change(game.change)}</td>
            {long ? <td class="length">{length(game)}</td> : null}
            <td class="when">{when(game.ended, now, exact)}</td>
            <td class="act">
              {game.replay ? (
                <a class="btn quiet" href={`/r/${game.id}`} aria-label={`Review ${game.title}, ${ending(game)}`}>
                  Review
                </a>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
