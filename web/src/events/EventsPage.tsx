import { useEffect } from "preact/hooks";
import { games } from "../requests/api.ts";
import { Failure } from "../parts/Failure.tsx";
import { Icon } from "../parts/Icon.tsx";
import { useWatched } from "../parts/load.ts";
import { PageBar } from "../settings/PageBar.tsx";
import { CodeField } from "../lobby/CodeField.tsx";
import { counted, gameSlug } from "../parts/words.ts";
import type { EventList, EventRow, GameInfo } from "../wire.ts";
import { AboutEvents } from "./AboutEvents.tsx";
import { eventByCode, events } from "./api.ts";
import { when } from "./eventText.ts";
import { HostEvent } from "./HostEvent.tsx";
import "../lobby/lobby.css";
import "../settings/settings.css";
import "./events.css";

const LOOK_AGAIN = 5_000;

async function load(): Promise<{ readonly games: readonly GameInfo[]; readonly list: EventList }> {
  const [all, list] = await Promise.all([games(), events()]);
  return { games: all, list };
}

/** All current events, the visitor's own first, and links to start one. */
export function EventsPage() {
  const [loaded, again] = useWatched(load, [], LOOK_AGAIN);
  useEffect(() => {
    document.title = "Events · Regalia";
  }, []);
  return (
    <>
      <PageBar />
      {loaded.state === "failed" ? <Failure text={loaded.why} again={again} /> : null}
      {loaded.state === "ready" ? (
        <main class="wrap events-page">
          <h1>Events</h1>
          <div class="events-main">
            {loaded.value.list.mine.length ? <Rows title="Your events" rows={loaded.value.list.mine} /> : null}
            <Rows title="Open to everybody" rows={loaded.value.list.open} none="No event is announced right now." />
            <HostEvent games={loaded.value.games} />
            <CodeField asks="Were you given the code of an event?" button="To the event" where={async (code) => `/e/${(await eventByCode(code)).id}`} />
          </div>
          <AboutEvents />
        </main>
      ) : null}
    </>
  );
}

function Rows({ title, rows, none = "" }: { readonly title: string; readonly rows: readonly EventRow[]; readonly none?: string }) {
  return (
    <section class="panel">
      <header>
        <h2>{title}</h2>
      </header>
      {rows.length === 0 ? <p class="none-open">{none}</p> : null}
      <ul class="event-rows">
        {rows.map((row) => (
          <li key={row.id} data-game={gameSlug(row.game)}>
            <span class="swatch">
              <Icon name="crown" />
            </span>
            <span class="about">
              <b>{row.title}</b>
              <span class="tiny muted">
                {row.game_title}, {counted(row.players, "player")}. {row.starts === null ? row.note : `Starts ${when(row.starts)}`}.
              </span>
            </span>
            <a class="btn quiet" href={`/e/${row.id}`} aria-label={`Open ${row.title}`}>
              Open
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
