import type { BracketCell, EventInfo } from "../../wire.ts";
import { addressOf, boutOf, isMine, mineIn, namesIn, progressOf, spokenOf } from "./places.ts";

const LINE = 25; // the height of a name
const WIDE = 160;
const STEP = 196; // from column to column
const HEAD = 48;
const FOOT = 22; // the number below the lowest match

/** All rounds from left to right, with lines from match to match. */
export function Tree({ info }: { readonly info: EventInfo }) {
  const columns = info.bracket;
  const low = Math.max(...columns.flatMap((column) => column.cells.map((cell) => bottom(cell))));
  const size = { width: `${columns.length * STEP - (STEP - WIDE) + 4}px`, height: `${HEAD + low + FOOT}px` };
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label="Rounds from left to right">
      <div class="tree" style={size}>
        <svg class="ways-on" aria-hidden="true" width={size.width} height={size.height}>
          {columns.flatMap((column, depth) => column.cells.map((cell) => <Way key={`${depth}-${cell.middle}`} info={info} cell={cell} depth={depth} />))}
        </svg>
        {columns.map((column, depth) => (
          <section key={column.title} aria-label={column.title}>
            <p class="cap" style={{ left: `${depth * STEP}px` }}>
              {column.title}
              <small>{progressOf(info, column, depth)}</small>
            </p>
            {column.cells.map((cell) => (
              <Match key={cell.middle} info={info} cell={cell} depth={depth} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

const top = (cell: BracketCell): number => HEAD + (cell.middle - Math.max(cell.sides.length, 1) / 2) * LINE;
const bottom = (cell: BracketCell): number => (cell.middle + cell.sides.length / 2) * LINE;

/** The line from a match to the next one of its winner. */
function Way({ info, cell, depth }: { readonly info: EventInfo; readonly cell: BracketCell; readonly depth: number }) {
  const to = cell.feeds === null ? undefined : info.bracket[depth + 1]?.cells[cell.feeds];
  if (!to) return null;
  const bout = boutOf(info, depth, cell);
  const through = cell.sides.length === 1 ? cell.sides[0]!.entrant : bout?.over ? bout.winner : null;
  const mine = through !== null && isMine(info, through);
  const x = depth * STEP + WIDE;
  const line = through === null ? -1 : to.sides.findIndex((side) => side.entrant === through);
  const end = line < 0 ? HEAD + to.middle * LINE : top(to) + (line + 0.5) * LINE;
  return <path class={mine ? "mine" : through === null ? "open" : ""} d={`M${x} ${HEAD + cell.middle * LINE}H${x + 18}V${end}H${x + STEP - WIDE}`} />;
}

function Match({ info, cell, depth }: { readonly info: EventInfo; readonly cell: BracketCell; readonly depth: number }) {
  const bout = boutOf(info, depth, cell);
  const mine = mineIn(info, cell);
  const bye = cell.sides.length === 1;
  const live = bout && !bout.over && info.phase === "playing";
  const classes = ["match", bout || bye ? "" : "next", live ? "live" : "", mine ? "you" : ""].join(" ");
  const place = { left: `${depth * STEP}px`, top: `${top(cell)}px` };
  const inside = (
    <>
      {cell.sides.map((side, index) => (
        <span key={index} class={`side ${bout?.over && side.entrant !== null ? (side.entrant === bout.winner ? "won" : "lost") : ""}`}>
          <span class="name">{namesIn(info, cell)[index]}</span>
          <span class="wins">{bye && depth + 1 <= info.rounds.length ? "bye" : bout && side.entrant !== null ? bout.wins[bout.entrants.indexOf(side.entrant)] : ""}</span>
        </span>
      ))}
      {live ? <b class="tag">{mine ? "you" : "live"}</b> : null}
      {cell.number ? <small class="number">{cell.number}</small> : null}
    </>
  );
  const to = addressOf(bout);
  const label = `Match ${cell.number}: ${spokenOf(info, cell, bout)}`;
  return to ? (
    <a class={classes} style={place} href={to} aria-label={label}>
      {inside}
    </a>
  ) : (
    <div class={classes} style={place}>
      {inside}
    </div>
  );
}

