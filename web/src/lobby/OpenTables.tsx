import { useSignal } from "@preact/signals";
import { sit } from "../api.ts";
import { Shield } from "../parts/Icon.tsx";
import { errorText } from "../parts/load.ts";
import { capital } from "../parts/words.ts";
import { go } from "../route.ts";
import type { TableRow } from "../wire.ts";
import { seated } from "./rowText.ts";

/** Tables with a free seat. */
export function OpenTables({ rows }: { readonly rows: readonly TableRow[] }) {
  return (
    <section class="panel open-tables">
      <header>
        <h2>Tables with a free seat</h2>
      </header>
      {rows.length === 0 ? <p class="none-open">No table is waiting for players. Open one and send the link to a friend.</p> : null}
      <ul class="open-rows">
        {rows.map((row) => (
          <li class="open-row" key={row.id}>
            <b>{row.title}</b>
            <span class="muted">
              {seated(row.players)}
              {row.note ? `. ${row.note}.` : ""}
              {row.options ? ` ${capital(row.options)}.` : ""}
              {row.clock ? ` ${capital(row.clock)}.` : ""}
            </span>
            <span class="shields" role="img" aria-label={`${free(row)} of ${row.players.length} seats free`}>
              {row.players.map((player) => (player.kind === "open" ? <i key={player.seat} /> : <Shield key={player.seat} seat={player.seat} />))}
            </span>
            <span class="row-acts">
              <a class="btn quiet" href={`/t/${row.id}`} aria-label={`Watch ${row.title} with ${seated(row.players)}`}>
                Watch
              </a>
              <SitDown row={row} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SitDown({ row }: { readonly row: TableRow }) {
  const said = useSignal("");
  const take = async () => {
    try {
      await sit(row.id);
      go(`/t/${row.id}`);
    } catch (wrong) {
      said.value = errorText(wrong);
    }
  };
  if (said.value) return <span role="alert">{said.value}</span>;
  return (
    <button class="btn quiet" type="button" aria-label={`Sit down at ${row.title} with ${seated(row.players)}`} onClick={take}>
      Sit down
    </button>
  );
}

const free = (row: TableRow): number => row.players.filter((player) => player.kind === "open").length;
