import { Icon } from "../parts/Icon.tsx";
import { Tree } from "./bracket/Tree.tsx";
import { EXAMPLE } from "./example.ts";
import "./bracket/bracket.css";

const STEPS = [
  ["people", "People join by a link or a short code. Bots fill empty places."],
  ["dice", "The server draws the pairs, opens every table and invites the players to it."],
  ["chart", "Everybody follows the bracket, the running boards and the standings on one page."],
  ["trophy", "The event ends by itself, with a winner, replays, and the results as a file."],
] as const;

/** What an event is, with a finished one to look at. */
export function AboutEvents() {
  return (
    <section class="panel about-events">
      <h2>What an event is</h2>
      <p class="muted">Several games of one kind with one winner, for an evening or for a week.</p>
      <ol>
        {STEPS.map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} />
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <h3>For example, a cup for four</h3>
      <Tree info={EXAMPLE} />
      <p class="verdict gold">
        <Icon name="trophy" />
        Greta has won: two matches, four games to one
      </p>
    </section>
  );
}
