import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Failure } from "../parts/Failure.tsx";
import { errorText, useWatched } from "../parts/load.ts";
import { PageBar } from "../settings/PageBar.tsx";
import { ErrorText } from "../parts/ErrorText.tsx";
import { counted, gameSlug } from "../parts/words.ts";
import type { EventInfo } from "../wire.ts";
import { actOn, eventInfo, type Act } from "./api.ts";
import { Bracket } from "./bracket/Bracket.tsx";
import { Console } from "./Console.tsx";
import { DeckPanel } from "./DeckPanel.tsx";
import { Live } from "./Live.tsx";
import { Players } from "./Players.tsx";
import { PrintEvent } from "../settings/paper/PrintEvent.tsx";
import { Progress } from "./Progress.tsx";
import { Rounds } from "./Rounds.tsx";
import { SendRound } from "./SendRound.tsx";
import { Standings } from "./Standings.tsx";
import { stateOf } from "./eventText.ts";
import "../settings/settings.css";
import "../look/panels.css";
import "./events.css";

const LOOK_AGAIN = 2_000;

interface Props {
  readonly id: string;
  readonly take: string;
}

/** An event: your next table, the rounds, the standings; for the host, the console. */
export function EventPage({ id, take }: Props) {
  const last = useRef<EventInfo | null>(null);
  const [loaded, again] = useWatched(async () => (last.current = await eventInfo(id, last.current)), [id], LOOK_AGAIN);
  const said = useSignal("");
  const ready = loaded.state === "ready";
  useEffect(() => {
    if (loaded.state === "ready") document.title = `${loaded.value.title} · Regalia`;
  }, [ready]);
  const act = async (what: Act): Promise<boolean> => {
    try {
      await actOn(id, what);
      said.value = "";
      again();
      return true;
    } catch (wrong) {
      said.value = errorText(wrong);
      return false;
    }
  };
  return (
    <>
      <PageBar />
      {loaded.state === "failed" ? <Failure text={loaded.why} again={again} /> : null}
      {loaded.state === "ready" ? <EventView info={loaded.value} take={take} act={act} said={said.value} /> : null}
    </>
  );
}

interface ViewProps {
  readonly info: EventInfo;
  readonly take: string;
  readonly act: (what: Act) => Promise<boolean>;
  readonly said: string;
}

function EventView({ info, take, act, said }: ViewProps) {
  return (
    <main class="wrap event-page" data-game={gameSlug(info.game)} data-phase={info.phase}>
      <header class="event-head">
        <div>
          <h1>{info.title}</h1>
          <p class="event-about">
            <span class="fact">{info.game_title}</span>
            {info.plan.map((point) => (
              <span class="fact" key={point}>
                {point}
              </span>
            ))}
            {info.players.length ? <span class="fact">{counted(info.players.length, "player")}</span> : null}
            <span class="fact">hosted by {info.host_name}</span>
          </p>
        </div>
        <div class="event-now">
          <p class="event-state" role="status">
            {stateOf(info)}
          </p>
          <Progress info={info} />
          <SendRound info={info} />
        </div>
      </header>
      <ErrorText text={said} />
      {info.told ? (
        <section class="panel next-table lost-place" aria-label="Your place">
          <p role="status">{info.told}</p>
        </section>
      ) : null}
      <Next info={info} take={take} act={act} />
      <div class="event-parts">
        <div class="event-main">
          {info.deck ? <DeckPanel key={info.rounds.length} wanted={info.deck} act={act} /> : null}
          {info.bracket.length ? <Bracket info={info} /> : null}
          {info.entrants.length ? <Standings info={info} /> : null}
          <Rounds info={info} act={act} />
        </div>
        <div class="event-side">
          {info.phase === "playing" ? <Live info={info} /> : null}
          {info.host ? <Console info={info} act={act} /> : null}
          <Players info={info} act={act} />
          <PrintEvent info={info} decks={info.has_deck} />
          {info.notes.length ? <Notes notes={info.notes} /> : null}
        </div>
      </div>
    </main>
  );
}

/** What the visitor can do next: play, join, take a place. */
function Next({ info, take, act }: Omit<ViewProps, "said">) {
  if (info.ready && info.phase === "building") {
    return (
      <section class="panel next-table">
        <p>Your table for building a deck is ready</p>
        <a class="btn primary" href={`/t/${info.ready}`}>
          To your table
        </a>
      </section>
    );
  }
  if (info.you === null && take && info.phase !== "over") {
    return (
      <section class="panel next-table">
        <p>The host asks you to take over a player’s place</p>
        <button class="btn primary" type="button" onClick={() => act({ type: "join", take })}>
          Take the place
        </button>
      </section>
    );
  }
  if (info.you === null && info.phase === "open") {
    return (
      <section class="panel next-table">
        <p>Places are free</p>
        <button class={`btn ${info.host && info.players.length >= info.least ? "quiet" : "primary"}`} type="button" onClick={() => act({ type: "join" })}>
          Join
        </button>
      </section>
    );
  }
  return null;
}

function Notes({ notes }: { readonly notes: readonly string[] }) {
  return (
    <section class="panel">
      <header>
        <h2>What the host has done</h2>
      </header>
      <ul class="event-notes">
        {notes.map((note, index) => (
          <li key={index}>{note}</li>
        ))}
      </ul>
    </section>
  );
}
