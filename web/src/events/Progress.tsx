import type { EventInfo } from "../wire.ts";
import { counts } from "./eventText.ts";

const MOST_PARTS = 80; // more would be too thin to tell apart

type Part = "done" | "live" | "";

/** How far the event is: a part for each match, the rounds apart, and when it will probably be over. */
export function Progress({ info }: { readonly info: EventInfo }) {
  const { played, running } = counts(info);
  if (info.phase === "open" || !info.matches) return null;
  const ends = info.ends === null ? "" : new Date(info.ends * 1000).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  return (
    <section class="event-progress" aria-label="Progress">
      <p>
        <span>
          <b>{played}</b> of {info.matches} {info.matches === 1 ? "match" : "matches"} played
          {running ? (
            <>
              , <b>{running}</b> running
            </>
          ) : null}
        </span>
        {ends ? <span class="muted">ends about {ends}</span> : null}
      </p>
      <div class="event-bars" aria-hidden="true">
        {info.matches <= MOST_PARTS ? partsOf(info).map((parts, round) => <span key={round}>{parts.map((part, index) => <i key={index} class={part} />)}</span>) : <progress max={info.matches} value={played} />}
      </div>
    </section>
  );
}

/** The matches of each round: played, running, to come. */
function partsOf(info: EventInfo): readonly (readonly Part[])[] {
  const drawn = info.rounds.map((made) => made.bouts.map((bout): Part => (bout.over ? "done" : info.phase === "playing" ? "live" : "")));
  const later = info.bracket.slice(drawn.length).map((column) => column.cells.filter((cell) => cell.number).map((): Part => ""));
  const rest = info.matches - [...drawn, ...later].flat().length;
  const unknown = Array.from({ length: Math.max(0, rest) }, (): Part => "");
  return [...drawn, ...later, unknown].filter((parts) => parts.length > 0);
}
