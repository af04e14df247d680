// Short texts about a table in the lobby.

import { capital, listed, nameOf } from "../parts/words.ts";
import { span } from "../parts/span.ts";
import type { Player, TableRow, WaitingTable } from "../wire.ts";

const COUNTS: Readonly<Record<number, string>> = { 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight" };

const named = (player: Player): string => (player.kind === "open" ? "the first to join" : player.name);

/** Whom the visitor plays against, in a few words. */
export function against(row: TableRow): string {
  const others = row.players.filter((player) => player.seat !== row.you);
  if (row.players.length > 2) return `${COUNTS[row.players.length] ?? row.players.length} players`;
  return `against ${others[0] ? named(others[0]) : "nobody"}`;
}

/** Who sits at an open table. */
export function seated(players: readonly Player[]): string {
  const here = players.filter((player) => player.kind !== "open").map((player) => player.name);
  return here.length === 0 ? "nobody yet" : listed(here);
}

/** The game and the kind of table: the title, then "four for all". A standard table for two is called by its game alone. */
export function kindOf(row: TableRow): string {
  if (row.preset && (row.players.length > 2 || row.options)) return `${row.title}, ${row.preset.charAt(0).toLowerCase()}${row.preset.slice(1)}`;
  return row.players.length > 2 ? `${row.title}, ${COUNTS[row.players.length] ?? row.players.length} players` : row.title;
}

/** How the game stands: "Turn 15. Lena leads, 14 to 11 points". Empty where nothing is known. */
export function standingText(row: TableRow): string {
  if (!row.standing) return "";
  const { turn, leader, score } = row.standing;
  const names = row.players.map((player) => player.name);
  const lead = leader === null ? "" : `${leader === row.you ? "You lead" : `${nameOf(leader, names)} leads`}, ${score}`;
  return [turn ? capital(turn) : "", lead].filter(Boolean).join(". ");
}

/** Who plays and how it stands, for those who do not play. */
export const watchText = (row: TableRow): string => (row.standing?.leader == null ? [seated(row.players), standingText(row) || row.note].filter(Boolean).join(". ") : standingText(row));

/** Games that wait for you first, the most urgent before the others; then running ones, then finished ones, each newest first as the server sends them. */
export function sorted(rows: readonly TableRow[], waiting: readonly WaitingTable[]): readonly TableRow[] {
  const urgency = (row: TableRow): number => waiting.findIndex(({ id }) => id === row.id) + 1 || waiting.length + 1;
  return rows.toSorted((one, other) => rank(one) - rank(other) || urgency(one) - urgency(other));
}

/** The time that a waiting game leaves you: "1 day 4 hours left"; empty without a clock. */
export function timeLeft(row: TableRow, waiting: readonly WaitingTable[]): string {
  const left = row.your_turn ? waiting.find(({ id }) => id === row.id)?.left : undefined;
  return left == null ? "" : `${span(left)} left`;
}

const rank = (row: TableRow): number => (row.over ? 2 : row.your_turn ? 0 : 1);
