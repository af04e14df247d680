import { Icon } from "../parts/Icon.tsx";
import { lastTables, type LastTable } from "./last.ts";

/** The last tables of this game that were set up in this browser. */
export function LastTables({ game, open }: { readonly game: string; readonly open: (table: LastTable) => void }) {
  const tables = lastTables(game);
  if (tables.length === 0) return null;
  return (
    <section class="panel last-tables">
      <header>
        <h2>Your last tables</h2>
        <span class="r">set one up again</span>
      </header>
      <ul>
        {tables.map((table, at) => (
          <li key={at}>
            <button type="button" onClick={() => open(table)}>
              <span>
                <b>{table.title}</b>
                <small>{table.about}</small>
              </span>
              <Icon name="chev" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
