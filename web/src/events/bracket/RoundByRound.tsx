import { useSignal } from "@preact/signals";
import type { BracketCell, EventInfo } from "../../wire.ts";
import { addressOf, boutOf, mineIn, namesIn, progressOf } from "./places.ts";

/** One round at a time, with tabs. */
export function RoundByRound({ info }: { readonly info: EventInfo }) {
  const chosen = useSignal<number | null>(null);
  const at = Math.min(chosen.value ?? Math.max(0, info.rounds.length - 1), info.bracket.length - 1);
  const column = info.bracket[at]!;
  return (
    <>
      <div class="round-tabs" role="group" aria-label="Rounds">
        {info.bracket.map((one, depth) => (
          <button key={one.title} type="button" aria-pressed={depth === at} onClick={() => (chosen.value = depth)}>
            {one.title}
            <small>{progressOf(info, one, depth)}</small>
          </button>
        ))}
      </div>
      <ul class="round-matches">
        {column.cells.map((cell) => (
          <RowOfMatch key={cell.middle} info={info} cell={cell} depth={at} />
        ))}
      </ul>
      <Coming info={info} />
    </>
  );
}

function RowOfMatch({ info, cell, depth }: { readonly info: EventInfo; readonly cell: BracketCell; readonly depth: number }) {
  const bout = boutOf(info, depth, cell);
  const mine = mineIn(info, cell);
  const to = addressOf(bout);
  const names = cell.sides.map((side, index) => (
    <span class={`name ${bout?.over && side.entrant === bout.winner ? "won" : ""} ${side.entrant === null ? "muted" : ""}`}>{namesIn(info, cell)[index]}</span>
  ));
  const inside = (
    <>
      <span class="number">{cell.number || ""}</span>
      {names[0]}
      <span class="score">{cell.sides.length === 1 ? "bye" : bout ? bout.wins.join(" : ") : "–"}</span>
      {names[1] ?? <span />}
      {bout && !bout.over && info.phase === "playing" ? <span class="tiny muted live-word">live</span> : null}
    </>
  );
  return <li class={mine ? "you" : ""}>{to ? <a href={to}>{inside}</a> : <span>{inside}</span>}</li>;
}

/** Whom the visitor will meet after winning the running match. */
function Coming({ info }: { readonly info: EventInfo }) {
  const depth = info.rounds.length - 1;
  const cell = info.bracket[depth]?.cells.find((one) => mineIn(info, one));
  const other = cell && cell.feeds !== null ? info.bracket[depth]!.cells.find((one) => one !== cell && one.feeds === cell.feeds) : undefined;
  if (!cell || !other || boutOf(info, depth, cell)?.over) return null;
  const names = namesIn(info, other);
  return <p class="tiny muted coming">If you win: against {names.length > 1 ? `the winner of ${other.number}, ${names.join(" or ")}` : names[0]}</p>;
}
