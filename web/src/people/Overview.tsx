import { percent } from "../parts/words.ts";
import type { Companion, Profile } from "../wire.ts";
import { gameSlug } from "../parts/words.ts";
import { GameRows, Name } from "./GameRows.tsx";
import { Standing } from "./Standing.tsx";

/** A profile's first page: ratings, last games, favourites, people and bots met. */
export function Overview({ shown, more }: { readonly shown: Profile; readonly more: string }) {
  if (shown.games === 0 && shown.standings.length === 0) {
    return (
      <section class="panel no-games">
        <p>{shown.yours ? "You have not finished a game yet. Your results, ratings and opponents will be listed here." : "No finished game at a public table yet."}</p>
        {shown.yours ? (
          <a class="btn primary" href="/">
            Choose a game
          </a>
        ) : null}
      </section>
    );
  }
  return (
    <>
      <div class="standings-row">
        {shown.standings.map((standing) => (
          <Standing key={standing.game} standing={standing} />
        ))}
      </div>
      <div class="profile-lower">
        <section class="panel last-games" aria-label="Last games">
          <header>
            <h2>Last games</h2>
            <a class="r" href={more}>
              all {shown.games}
            </a>
          </header>
          <GameRows games={shown.last} exact={shown.yours} />
        </section>
        <Favourites shown={shown} />
        <Met shown={shown} />
      </div>
    </>
  );
}

const played = (one: { readonly won: number; readonly tied: number; readonly lost: number }): number => one.won + one.tied + one.lost;

function Favourites({ shown }: { readonly shown: Profile }) {
  const most = Math.max(1, ...shown.standings.map(played));
  return (
    <section class="panel person-bars" aria-label="Favourite games">
      <header>
        <h2>Favourite games</h2>
        <span class="r">games played</span>
      </header>
      <ul>
        {shown.standings.map((one) => (
          <li key={one.game} data-game={gameSlug(one.game)}>
            <b>{one.title}</b>
            <Bar share={played(one) / most} />
            <span>{played(one)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Met({ shown }: { readonly shown: Profile }) {
  return (
    <section class="panel person-bars" aria-label="Opponents">
      {shown.opponents.length > 0 ? <MetList title="Opponents" met={shown.opponents} /> : null}
      {shown.bots.length > 0 ? <MetList title="Against bots" met={shown.bots} /> : null}
      {shown.opponents.length + shown.bots.length === 0 ? <p class="no-games">No opponents yet.</p> : null}
    </section>
  );
}

function MetList({ title, met }: { readonly title: string; readonly met: readonly Companion[] }) {
  return (
    <>
      <header>
        <h2>{title}</h2>
        <span class="r">games won</span>
      </header>
      <ul class="met">
        {met.map((who) => (
          <li key={who.name}>
            <b>
              <Name who={who} />
            </b>
            <Bar share={who.won / Math.max(1, who.games)} />
            <span title={`${who.won} of ${who.games}`}>{percent(who.won / Math.max(1, who.games))}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Bar({ share }: { readonly share: number }) {
  return (
    <span class="bar-track" aria-hidden="true">
      <i style={{ width: `${100 * share}%` }} />
    </span>
  );
}
