import { useSignal } from "@preact/signals";
import { gameSlug } from "../parts/words.ts";
import type { GameInfo } from "../wire.ts";
import { KINDS } from "./kinds.ts";

/** Starts an event: first its kind, then the game. Both can be changed on the form. */
export function HostEvent({ games }: { readonly games: readonly GameInfo[] }) {
  const kind = useSignal(KINDS[0]!.key);
  return (
    <section class="panel part host-event">
      <h2>Host an event</h2>
      <fieldset class="event-kinds">
        <legend class="off-screen">Kind of event</legend>
        {KINDS.map((one) => (
          <label key={one.key} class={one.key === kind.value ? "on" : ""}>
            <input type="radio" name="kind" value={one.key} checked={one.key === kind.value} onChange={() => (kind.value = one.key)} />
            <svg viewBox="0 0 60 36" aria-hidden="true">
              <path d={one.lines} />
            </svg>
            <b>{one.title}</b>
            <small>{one.says}</small>
          </label>
        ))}
      </fieldset>
      <h3>Choose the game</h3>
      <div class="ways">
        {games.map((game) => (
          <a key={game.key} class="btn quiet" data-game={gameSlug(game.key)} href={`/events/${game.key}#${kind.value}`}>
            {game.title}
          </a>
        ))}
      </div>
      <p class="tiny muted">You can change everything on the next page. Nobody sees the event before you open it.</p>
    </section>
  );
}
