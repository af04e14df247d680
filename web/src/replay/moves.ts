// What everybody did in a reviewed game, turn by turn, with what the judge thinks of the decisions.

import { capital } from "../parts/words.ts";
import type { Judged, Review } from "../wire.ts";

/** Empty for moves of the others that are not judged, or not yet. */
export type Verdict = "best" | "about as good" | "lost" | "only move" | "";

export interface Move {
  /** The lines before it: the step that shows the position in which it was made. */
  readonly at: number;
  readonly seat: number;
  readonly text: string;
  readonly judged: Judged | null;
  readonly verdict: Verdict;
}

export interface Turn {
  /** "turn 15", "round 3", "the setup". */
  readonly name: string;
  /** Whose turn it is; null where several players share it. */
  readonly seat: number | null;
  readonly moves: readonly Move[];
}

export const verdictOf = ({ mistake, played, best }: Judged): Verdict => (mistake ? "lost" : played.line === best.line ? "best" : "about as good");

/** The moves of a review that is ready, by turn. */
export function turnsOf({ seat, moments, others, deeds }: Review): Turn[] {
  const judged = new Map([...moments, ...others].map((moment) => [moment.at, moment]));
  const told = new Set(deeds.map((deed) => deed.at));
  const silent = moments.filter((moment) => !told.has(moment.at)).map(({ at, turn, played }) => ({ at, turn, seat, text: played.doing }));
  const turns: { name: string; moves: Move[] }[] = [];
  for (const deed of [...deeds, ...silent].sort((one, other) => one.at - other.at)) {
    if (turns.at(-1)?.name !== deed.turn) turns.push({ name: deed.turn, moves: [] });
    const found = judged.get(deed.at) ?? null;
    const verdict = found ? verdictOf(found) : deed.seat === seat ? "only move" : "";
    turns.at(-1)!.moves.push({ at: deed.at, seat: deed.seat, text: capital(deed.text), judged: found, verdict });
  }
  return turns.map((turn) => ({ ...turn, seat: turn.name.startsWith("turn") ? turn.moves[0]!.seat : null }));
}
