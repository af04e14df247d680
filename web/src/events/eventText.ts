// Short texts about an event.

import type { BoutInfo, EventInfo } from "../wire.ts";

export const entrantName = (info: EventInfo, entrant: number): string => info.entrants[entrant]?.name ?? "";

/** The state of an event in one line. */
export function stateOf(info: EventInfo): string {
  if (info.phase === "over") return champion(info);
  if (info.paused) return "Paused by the host";
  if (info.phase === "open") {
    const missing = info.least - info.players.length;
    return missing > 0 ? `${missing} more ${missing === 1 ? "player is" : "players are"} needed` : "Ready to start";
  }
  if (info.phase === "building") return "Decks are being built";
  if (info.players.some((player) => player.deck_missing)) return "Players are building decks for the next match";
  return `Round ${info.rounds.length}`;
}

function champion(info: EventInfo): string {
  const first = info.standings.filter((line) => line.place === 1);
  return first.length === 1 ? `${entrantName(info, first[0]!.entrant)} has won` : "Over";
}

/** How a match stands or has ended: "2 : 1, by lot". */
export function scoreOf(bout: BoutInfo): string {
  const score = bout.wins.join(" : ");
  if (!bout.over) return bout.games.length > 1 ? score : "";
  return bout.how ? `${score}, ${bout.how}` : score;
}

/** Places without gaps, however they were numbered: each is one more than the number of those before it. */
export const ranked = (numbers: readonly number[]): readonly number[] => numbers.map((own) => 1 + numbers.filter((other) => other < own).length);

const PARTS: Readonly<Record<number, string>> = { 0: "", 0.25: "¼", 0.5: "½", 0.75: "¾" };

/** Parts of points as people write them; rarer ones as a number. */
export function points(value: number): string {
  const part = PARTS[value % 1];
  return part === undefined ? value.toFixed(1) : `${Math.floor(value) || ""}${part}` || "0";
}
