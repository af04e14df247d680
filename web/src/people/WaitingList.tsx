import { gameSlug } from "../parts/words.ts";
import { span } from "../parts/span.ts";
import { waiting } from "../shell/waiting.ts";
import { Swatch } from "./Standing.tsx";

/** The tables where it is the visitor's turn, with the time left; nothing where none waits. */
export function WaitingList() {
  if (waiting.value.length === 0) return null;
  return (
    <section class="panel waiting-list" aria-label="Your turn">
      <header>
        <h2>Your turn</h2>
        <span class="r">{waiting.value.length === 1 ? "1 table waits" : `${waiting.value.length} tables wait`}</span>
      </header>
      <ul>
        {waiting.value.map((table, index) => (
          <li key={table.id} data-game={gameSlug(table.game)}>
            <Swatch game={table.game} />
            <b>{table.title}</b>
            <span class="muted">against {table.against}</span>
            <span class="left">{table.left === null ? "no clock" : `${span(table.left)} left`}</span>
            <a class={`btn ${index === 0 ? "primary" : "quiet"}`} href={`/t/${table.id}`}>
              Play<span class="off-screen"> {table.title} against {table.against}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
