import type { EventInfo } from "../wire.ts";
import { entrantName, points } from "./eventText.ts";

/** The standings table. */
export function Standings({ info }: { readonly info: EventInfo }) {
  const knockout = info.system === "knockout";
  return (
    <section class="panel standings">
      <header>
        <h2>Standings</h2>
        <span class="r">
          <a href={`/api/events/${info.id}/standings.csv`} download>
            CSV
          </a>{" "}
          <a href={`/api/events/${info.id}/event.json`} download>
            JSON
          </a>
        </span>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Name</th>
            {knockout ? <th scope="col">Out in round</th> : <th scope="col">Points</th>}
            {knockout ? null : (
              <th scope="col">
                <abbr title="The points of the opponents met">Opp.</abbr>
              </th>
            )}
            <th scope="col">Games</th>
          </tr>
        </thead>
        <tbody>
          {info.standings.map((line) => (
            <tr key={line.entrant} class={info.you !== null && info.entrants[line.entrant]?.players.includes(info.you) ? "you" : ""}>
              <td>{line.place}</td>
              <td>{entrantName(info, line.entrant)}</td>
              {knockout ? <td>{line.out ?? ""}</td> : <td>{points(line.points)}</td>}
              {knockout ? null : <td>{points(line.against)}</td>}
              <td>{line.games}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
