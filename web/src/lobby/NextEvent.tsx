import { eventList } from "../requests/api.ts";
import { Drawing, Icon } from "../parts/Icon.tsx";
import { useWatched } from "../parts/load.ts";
import { capital, counted } from "../parts/words.ts";
import type { EventList, EventRow } from "../wire.ts";
import { startsIn } from "./startsIn.ts";

const LOOK_AGAIN = 30_000;
const MOST_SHIELDS = 16;

/** The event that begins next, or is being played. */
export function NextEvent() {
  const [loaded] = useWatched(eventList, [], LOOK_AGAIN);
  const row = loaded.state === "ready" ? next(loaded.value) : undefined;
  return (
    <section class="panel next-event">
      <header>
        <Icon name="cal" />
        <h2>{row && row.phase !== "open" ? "Event now" : "Next event"}</h2>
      </header>
      {row ? <Row row={row} /> : <None />}
    </section>
  );
}

/** The visitor's own event first, then the one that begins soonest. */
export function next({ mine, open }: EventList): EventRow | undefined {
  const soon = (rows: readonly EventRow[]) => rows.filter((row) => row.phase !== "over").toSorted((one, other) => (one.starts ?? Infinity) - (other.starts ?? Infinity));
  const [own, others] = [soon(mine), soon(open)];
  return own[0] ?? others.find((row) => row.phase === "open") ?? others[0];
}

function Row({ row }: { readonly row: EventRow }) {
  const free = Math.max(0, Math.min(row.least, MOST_SHIELDS) - row.players);
  return (
    <div class="event-facts">
      <h3>{row.title}</h3>
      <p>
        {row.game_title}. {capital(startsIn(row, Date.now() / 1000))}.
      </p>
      <div class="shields" aria-hidden="true">
        {Array.from({ length: Math.min(row.players, MOST_SHIELDS) }, (_, at) => (
          <Drawing key={at} id={`shield-${at % 8}`} />
        ))}
        {Array.from({ length: free }, (_, at) => (
          <i key={at} />
        ))}
      </div>
      <p class="tiny">
        {counted(row.players, "player")}
        {row.phase === "open" && free > 0 ? `, ${free} more needed` : ""}
      </p>
      <div class="ways">
        <a class="btn ghost" href={`/e/${row.id}`} aria-label={`${row.mine || row.phase !== "open" ? "Open" : "Enter"} ${row.title}`}>
          {row.mine || row.phase !== "open" ? "Open" : "Enter"}
        </a>
        <a class="btn plain" href="/events">
          All events
        </a>
      </div>
    </div>
  );
}

function None() {
  return (
    <div class="event-facts">
      <h3>Host an evening</h3>
      <p>No event is announced. A knockout, a round robin or a Swiss takes a minute to set up, and bots fill empty places.</p>
      <div class="ways">
        <a class="btn ghost" href="/events">
          Host an event
        </a>
      </div>
    </div>
  );
}
