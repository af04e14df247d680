import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { byCode, sit } from "../requests/api.ts";
import { tileOf } from "../games.ts";
import { Icon, Shield } from "../parts/Icon.tsx";
import { errorText } from "../parts/load.ts";
import { capital, counted, gameSlug } from "../parts/words.ts";
import { go } from "../browser/route.ts";
import type { Lobby, TableRow } from "../wire.ts";
import { CodeField } from "./CodeField.tsx";
import { kindOf, seated, watchText } from "./rowText.ts";

async function tableOf(code: string): Promise<string> {
  const { id, invite } = await byCode(code);
  return `/t/${id}#invite=${invite}`;
}

/** What goes on at the tables: seats that are free and games to watch, as many as fit. */
export function TablesNow({ lobby, most }: { readonly lobby: Lobby; readonly most: number }) {
  const rows = [...lobby.running.map((row) => ({ row, free: false })), ...lobby.open.map((row) => ({ row, free: true }))];
  const shown = most >= rows.length ? rows : alternately(rows).slice(0, most);
  return (
    <section class="panel tables-now">
      <header>
        <Icon name="eye" />
        <h2>At the tables now</h2>
        <span class="r">{lobby.games > 0 ? `${counted(lobby.games, "game")}, ${counted(lobby.people, "person", "people")}` : ""}</span>
      </header>
      {rows.length === 0 ? (
        <p class="none-open">Nobody else is playing at the moment. Invite a friend to any game above, or open a table under its name: it is listed here for everybody.</p>
      ) : (
        <ul class="now-rows">
          {shown.map(({ row, free }) => (
            <NowRow key={row.id} row={row} free={free} />
          ))}
        </ul>
      )}
      <div class="now-foot">
        {rows.length > shown.length ? (
          <a class="btn plain" href="/watch">
            All {rows.length} tables
          </a>
        ) : null}
        <CodeField asks="Were you given a code?" button="To the table" where={tableOf} />
      </div>
    </section>
  );
}

/** Both kinds in turn, so that neither pushes the other off the list. */
function alternately<T extends { readonly free: boolean }>(rows: readonly T[]): readonly T[] {
  const [running, open] = [rows.filter(({ free }) => !free), rows.filter(({ free }) => free)];
  return Array.from({ length: Math.max(running.length, open.length) }, (_, at) => [running[at], open[at]]).flat().filter((row): row is T => row !== undefined);
}

/** A table: which game, who, how it stands, and the way to it. */
export function NowRow({ row, free }: { readonly row: TableRow; readonly free: boolean }) {
  useEffect(() => void tileOf(row.game), [row.game]); // brings the game's colours
  const facts = free ? [`${seated(row.players)}; ${row.note.charAt(0).toLowerCase()}${row.note.slice(1)}`, row.clock ? capital(row.clock) : ""] : [watchText(row)];
  return (
    <li class="now-row" data-game={gameSlug(row.game)}>
      <span class="swatch">
        <Icon name={free ? "people" : "eye"} />
      </span>
      <span class="about">
        <b>{kindOf(row)}</b>
        <small>
          {facts.filter(Boolean).join(". ")}
          {row.options ? <span class="off-screen">. {row.options}</span> : null}
        </small>
      </span>
      <span class="shields" role="img" aria-label={seated(row.players)}>
        {row.players.map((player) => (player.kind === "open" ? <i key={player.seat} /> : <Shield key={player.seat} seat={player.seat} />))}
      </span>
      {free ? (
        <SitDown row={row} />
      ) : (
        <a class="btn quiet" href={`/t/${row.id}`} aria-label={`Watch ${row.title} with ${seated(row.players)}`}>
          Watch
        </a>
      )}
    </li>
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
