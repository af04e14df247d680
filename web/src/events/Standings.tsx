import type { EventInfo, StandingInfo } from "../wire.ts";
import { eliminates, entrantName, gamesOf, points, standingOf } from "./eventText.ts";

const SHOWN = 16; // the others unfold

/** The standings, and what each column is. */
export function Standings({ info }: { readonly info: EventInfo }) {
  const [first, rest] = [info.standings.slice(0, SHOWN), info.standings.slice(SHOWN)];
  return (
    <section class="panel event-standings">
      <header>
        <h2>Standings</h2>
        <span class="r">
          <a href={`/api/events/${info.id}/standings.csv`} download>
            CSV
          </a>{" "}
          <a href={`/api/events/${info.id}/results.csv`} download>
            Results
          </a>{" "}
          <a href={`/api/events/${info.id}/event.json`} download>
            JSON
          </a>
        </span>
      </header>
      <Table info={info} lines={first} head />
      {rest.length ? (
        <details class="more-standings">
          <summary>{rest.length} more</summary>
          <Table info={info} lines={rest} head={false} />
        </details>
      ) : null}
      <p class="tiny muted columns">{eliminates(info) ? "Games: won and lost. Whoever loses a match is out." : `Points: ${worth(info)}. Opponents: the points of all opponents met, which break ties. Games: won and lost.`}</p>
    </section>
  );
}

const worth = (info: EventInfo): string => (info.rounds.some((made) => made.bouts.some((bout) => bout.entrants.length > 2)) ? "one for every player left behind at a table, half for a tie" : "one for a match won, half for a draw");

function Table({ info, lines, head }: { readonly info: EventInfo; readonly lines: readonly StandingInfo[]; readonly head: boolean }) {
  const knockout = eliminates(info);
  return (
    <table>
      <thead class={head ? "" : "off-screen"}>
        <tr>
          <th scope="col">Place</th>
          <th scope="col">Player</th>
          {knockout ? null : <th scope="col">Points</th>}
          {knockout ? null : <th scope="col">Opponents</th>}
          <th scope="col">Games</th>
          {knockout ? (
            <th scope="col">
              <span class="off-screen">How it stands</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.entrant} class={info.you !== null && info.entrants[line.entrant]?.players.includes(info.you) ? "you" : ""}>
            <td>{knockout && line.out === null && info.phase !== "over" ? "–" : line.place}</td>
            <td>{entrantName(info, line.entrant)}</td>
            {knockout ? null : <td>{points(line.points)}</td>}
            {knockout ? null : <td>{points(line.against)}</td>}
            <td>{gamesOf(info, line.entrant).join(" : ")}</td>
            {knockout ? <td class="muted">{standingOf(info, line.entrant, line.out)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
