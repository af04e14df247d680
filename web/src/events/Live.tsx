import { useEffect, useRef } from "preact/hooks";
import { Icon, Shield } from "../parts/Icon.tsx";
import { useWatched } from "../parts/load.ts";
import { Names, Text } from "../parts/Text.tsx";
import { Picture } from "../rules/Picture.tsx";
import type { EventInfo, LiveTable, LiveTables } from "../wire.ts";
import { liveTables } from "./api.ts";
import "../rules/rules.css";
import "./live.css";

const LOOK_AGAIN = 4_000;

/** The running games as small boards, the visitor's own first. */
export function Live({ info }: { readonly info: EventInfo }) {
  const last = useRef<LiveTables>({ tables: [], running: 0 });
  const [loaded, again] = useWatched(async () => (last.current = same(last.current, await liveTables(info.id))), [info.id], LOOK_AGAIN);
  useEffect(again, [info.seq]);
  const { tables, running } = loaded.state === "ready" ? loaded.value : last.current;
  if (tables.length === 0) return null;
  const mine = info.ready ? tables.find((table) => table.table === info.ready) : undefined;
  const others = tables.filter((table) => table !== mine);
  return (
    <>
      {mine ? (
        <section class="live-tables yours" aria-label="Your game">
          <h2>Your game is waiting</h2>
          <Tile info={info} table={mine} mine />
        </section>
      ) : null}
      {others.length ? (
        <section class="live-tables" aria-label="Running games">
          <h2>{mine ? "Also running" : "Running now"}</h2>
          {others.map((table) => (
            <Tile key={table.table} info={info} table={table} mine={false} />
          ))}
          {running > tables.length ? <p class="tiny muted">and {running - tables.length} more, listed in the round</p> : null}
        </section>
      ) : null}
    </>
  );
}

/** Tables that have not moved keep their scenes, so that they are not drawn again. */
function same(before: LiveTables, now: LiveTables): LiveTables {
  const kept = new Map(before.tables.map((table) => [table.table, table]));
  const tables = now.tables.map((table) => {
    const old = kept.get(table.table);
    return old && JSON.stringify(old) === JSON.stringify(table) ? old : table;
  });
  return { ...now, tables };
}

function Tile({ info, table, mine }: { readonly info: EventInfo; readonly table: LiveTable; readonly mine: boolean }) {
  const bout = info.rounds[table.round - 1]?.bouts[table.number - 1];
  const { scene, names } = table;
  const note = scene.facts[0]?.text ?? "";
  return (
    <article class={`panel live-tile ${mine ? "yours" : ""}`} data-game={info.game}>
      <Picture scene={scene} names={names} marks={[]} around={[]} label={`${names.join(" against ")}, as it stands now`} wide />
      <div class="about">
        <Names.Provider value={names}>
          {scene.plates.map((plate) => (
            <p class="live-player" key={plate.seat}>
              <Shield seat={plate.seat} />
              <span class="name">{names[plate.seat]}</span>
              <span class="tiny muted note">
                <Text>{plate.note}</Text>
              </span>
              {bout && bout.entrants.length === scene.plates.length && bout.games.length > 1 ? <b>{bout.wins[plate.seat]}</b> : null}
            </p>
          ))}
          <div class="foot">
            <span class="tiny muted">
              <Text>{note}</Text>
              {bout && bout.games.length > 1 ? `${note ? ", " : ""}game ${table.game}` : ""}
            </span>
            <a class={`btn ${mine ? "primary" : "quiet"}`} href={`/t/${table.table}`} aria-label={`${mine ? "Play" : "Watch"} ${names.join(" against ")}`}>
              {mine ? "Play" : <Icon name="eye" />}
              {mine ? "" : "Watch"}
            </a>
          </div>
        </Names.Provider>
      </div>
    </article>
  );
}
