import { useSignal } from "@preact/signals";
import { Icon } from "../parts/Icon.tsx";
import { gameSlug } from "../parts/words.ts";
import type { TableRow } from "../wire.ts";
import { against } from "./rowText.ts";

const FIRST = 3;

/** The visitor's own games; the one that waits for a move carries the page's one filled button. */
export function MyGames({ rows }: { readonly rows: readonly TableRow[] }) {
  const all = useSignal(false);
  if (rows.length === 0) return null;
  const sorted = rows.toSorted((one, other) => rank(one) - rank(other));
  const shown = all.value ? sorted : sorted.slice(0, FIRST);
  return (
    <section aria-label="Your games">
      <div class="mine-rows">
        {shown.map((row, index) => (
          <MyGame key={row.id} row={row} first={index === 0} />
        ))}
      </div>
      {sorted.length > FIRST ? (
        <button class="more" type="button" aria-expanded={all.value} onClick={() => (all.value = !all.value)}>
          {all.value ? "Fewer" : `All ${sorted.length} of your games`}
        </button>
      ) : null}
    </section>
  );
}

/** Waiting for you, running, finished; each newest first as the server sends them. */
const rank = (row: TableRow): number => (row.over ? 2 : row.your_turn ? 0 : 1);

function MyGame({ row, first }: { readonly row: TableRow; readonly first: boolean }) {
  const waits = row.your_turn && !row.over;
  const filled = first && waits;
  return (
    <article class={`panel mine-row ${filled ? "yours" : ""}`} data-game={gameSlug(row.game)}>
      <span class="swatch">
        <Icon name="crown" />
      </span>
      <div class="about">
        <b>
          {row.title}, {against(row)}
        </b>
        <span class="tiny muted">{row.note}</span>
      </div>
      <a class={`btn ${filled ? "primary" : "quiet"}`} href={row.over ? `/r/${row.id}` : `/t/${row.id}`}>
        {row.over ? "Review" : waits ? "Continue" : "Open"}
      </a>
    </article>
  );
}
