// What a place of the bracket says about its match.

import type { BoutInfo, BracketCell, BracketColumn, EventInfo } from "../../wire.ts";
import { entrantName } from "../eventText.ts";

export const boutOf = (info: EventInfo, depth: number, cell: BracketCell): BoutInfo | undefined => (cell.table ? info.rounds[depth]?.bouts[cell.table - 1] : undefined);

export const isMine = (info: EventInfo, entrant: number): boolean => info.you !== null && (info.entrants[entrant]?.players.includes(info.you) ?? false);

/** The running game to watch, or the last one to replay. */
export function addressOf(bout: BoutInfo | undefined): string {
  const last = bout?.games.at(-1);
  if (!last) return "";
  return last.over ? (last.shown ? `/r/${last.table}` : "") : `/t/${last.table}`;
}

export function spokenOf(info: EventInfo, cell: BracketCell, bout: BoutInfo | undefined): string {
  return `${namesIn(info, cell).join(" against ")}${bout ? `, ${bout.wins.join(" to ")}${bout.over ? "" : ", still playing"}` : ""}`;
}

/** How far a round is, in a few words. */
export function progressOf(info: EventInfo, column: BracketColumn, depth: number): string {
  const bouts = info.rounds[depth]?.bouts;
  const matches = column.cells.filter((cell) => cell.number).length;
  if (!bouts) return "to come";
  const played = bouts.filter((bout) => bout.over).length;
  return played === matches ? "played" : `${played} of ${matches} played`;
}

/** Whether the visitor stands, or may stand, in a place. */
export const mineIn = (info: EventInfo, cell: BracketCell): boolean => cell.sides.some((side) => side.entrant !== null && isMine(info, side.entrant));

/** The names of a place, or who will stand there. */
export const namesIn = (info: EventInfo, cell: BracketCell): readonly string[] => cell.sides.map((side) => (side.entrant === null ? side.words : entrantName(info, side.entrant)));
