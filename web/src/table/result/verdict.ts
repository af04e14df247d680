// A result in words: who won, with which numbers.

import { counted, listed, nameOf } from "../../parts/words.ts";
import type { Gauge, Scene } from "../../wire.ts";

/** The seats that won, none for a tie of all. */
export function winnersOf(result: readonly number[] | null): readonly number[] {
  if (!result || result.length === 0) return [];
  const best = Math.max(...result);
  const winners = result.flatMap((value, seat) => (value === best ? [seat] : []));
  return winners.length === result.length ? [] : winners;
}

/** The result in a few words, addressed to the reader. */
export function verdictOf(result: readonly number[] | null, you: number | null, names: readonly string[]): string {
  if (!result || result.length === 0) return "The game is over";
  const winners = winnersOf(result);
  if (winners.length === 0) return "A draw";
  const shared = Math.max(...result) < 1;
  if (you !== null && winners.includes(you)) {
    if (winners.length > 1 && !shared) return "Your side wins";
    const others = winners.filter((seat) => seat !== you).map((seat) => nameOf(seat, names));
    return others.length === 0 ? "You win" : `${listed(["You", ...others])} share the win`;
  }
  const who = listed(winners.map((seat) => nameOf(seat, names)));
  return winners.length === 1 ? `${who} wins` : shared ? `${who} share the win` : `${who} win`;
}

/** The number that counts for a seat at the end, with its unit. */
export interface Standing {
  readonly value: number;
  readonly one: string;
  readonly many: string;
  /** The number counts against its seat, and the seat has reached the limit. */
  readonly out: boolean;
  readonly against: boolean;
}

// The numbers that decide, by the beginning of their gauge's id.
const UNITS: readonly (readonly [id: string, one: string, many: string])[] = [
  ["points", "point", "points"],
  ["hits", "hit taken", "hits taken"],
  ["units", "unit left", "units left"],
  ["pawns:", "pawn left", "pawns left"],
  ["throne", "territory", "territories"],
];
const TALLY = /\{0\} (\d+), \{1\} (\d+)$/; // games won in a match

export function standingOf(scene: Scene, seat: number): Standing | null {
  const tally = scene.facts.map((fact) => TALLY.exec(fact.text)).find(Boolean);
  if (tally) return { value: Number(tally[seat + 1] ?? 0), one: "game", many: "games", out: false, against: false };
  for (const [id, one, many] of UNITS) {
    const gauges = scene.gauges.filter((gauge) => gauge.owner === seat && gauge.id.startsWith(id) && gauge.id !== "points");
    if (gauges.length > 0) return { value: sum(gauges), one, many, against: id === "hits", out: id === "hits" && reached(gauges[0]!) };
  }
  return null;
}

const sum = (gauges: readonly Gauge[]): number => gauges.reduce((total, gauge) => total + gauge.value, 0);
const reached = (gauge: Gauge): boolean => gauge.of !== null && gauge.value >= gauge.of;

/** "17 points"; "6 hits taken, out". */
export const standingText = ({ value, one, many, out }: Standing): string => `${counted(value, one, many)}${out ? ", out" : ""}`;

/** The numbers of the game beside the verdict: "30 to 17 points", "Oskar: 6 hits taken, out". */
export function scoreOf(scene: Scene, you: number | null, names: readonly string[]): string {
  const standings = scene.plates.map(({ seat }) => ({ seat, standing: standingOf(scene, seat) }));
  if (standings.some(({ standing }) => standing === null)) return "";
  const winners = winnersOf(scene.result);
  const [first, second] = standings.toSorted((one, other) => Number(winners.includes(other.seat)) - Number(winners.includes(one.seat)));
  if (!first || !second) return "";
  const [best, next] = [first.standing!, second.standing!];
  if (best.against) return standings.length === 2 && next.out ? `${second.seat === you ? "You" : nameOf(second.seat, names)}: ${standingText(next)}` : standingText(best);
  if (standings.length > 2) return winners.length > 0 ? standingText({ ...best, value: Math.max(...scene.result!) < 1 ? best.value : sideSum(standings, winners) }) : "";
  if (best.value === next.value) return winners.length > 0 ? "" : `${standingText(best)} each`;
  return next.value === 1 ? `${counted(best.value, best.one, best.many)} to 1` : `${best.value} to ${next.value} ${next.many}`;
}

/** The sum of a winning side; a winner alone is a side of one. */
const sideSum = (standings: readonly { readonly seat: number; readonly standing: Standing | null }[], winners: readonly number[]): number =>
  standings.reduce((total, { seat, standing }) => total + (winners.includes(seat) ? standing!.value : 0), 0);

/** "30 : 17" between two seats, for narrow screens; empty where the numbers count against their seats. */
export function shortScore(scene: Scene): string {
  const standings = ordered(scene).map((seat) => standingOf(scene, seat));
  const [first, second] = standings;
  return standings.length === 2 && first && second && !first.against ? `${first.value} : ${second.value}` : "";
}

/** The seats, winners first, then by their results. */
export const ordered = (scene: Scene): readonly number[] =>
  scene.plates.map((plate) => plate.seat).toSorted((one, other) => (scene.result?.[other] ?? 0) - (scene.result?.[one] ?? 0) || one - other);
