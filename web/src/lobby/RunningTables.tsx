import type { TableRow } from "../wire.ts";
import { seated } from "./rowText.ts";

/** Games of other players, to watch. */
export function RunningTables({ rows }: { readonly rows: readonly TableRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section class="panel open-tables">
      <header>
        <h2>Games in progress</h2>
      </header>
      <ul class="open-rows">
        {rows.map((row) => (
          <li class="open-row" key={row.id}>
            <b>{row.title}</b>
            <span class="muted">
              {seated(row.players)}. {row.note}.
            </span>
            <span />
            <a class="btn quiet" href={`/t/${row.id}`} aria-label={`Watch ${row.title} with ${seated(row.players)}`}>
              Watch
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
