// Short texts about an event.

import type { BoutInfo, EventInfo } from "../wire.ts";

export const entrantName = (info: EventInfo, entrant: number): string => info.entrants[entrant]?.name ?? "";

/** The state of an event in one line. */
export function stateOf(info: EventInfo): string {
  if (info.phase === "over") return champion(info);
  if (info.paused) return "Paused by the host";
  if (info.phase === "open") {
    const missing = info.least - info.players.length;
    if (info.starts !== null && missing <= 0) return `Starts ${when(info.starts)}`;
    if (info.starts !== null) return `Starts ${when(info.starts)} with ${missing} more ${missing === 1 ? "player" : "players"}`;
    return missing > 0 ? `${missing} more ${missing === 1 ? "player is" : "players are"} needed` : "Ready to start";
  }
  if (info.phase === "building") return "Decks are being built";
  if (info.players.some((player) => player.deck_missing)) return "Players are building decks for the next match";
  const planned = info.bracket.length;
  return planned ? `Round ${info.rounds.length} of ${planned}` : `Round ${info.rounds.length}`;
}

function champion(info: EventInfo): string {
  const first = info.standings.filter((line) => line.place === 1);
  return first.length === 1 ? `${entrantName(info, first[0]!.entrant)} has won` : "Over";
}

/** Whether losing a match ends the event for a player. */
export const eliminates = (info: EventInfo): boolean => info.system === "knockout" || info.system === "bracket";

/** The matches that are played, and those that are going on. */
export function counts(info: EventInfo): { readonly played: number; readonly running: number } {
  const bouts = info.rounds.flatMap((made) => made.bouts);
  const played = bouts.filter((bout) => bout.over).length;
  return { played, running: info.phase === "playing" ? bouts.length - played : 0 };
}

/** The games that an entrant has won and lost. */
export function gamesOf(info: EventInfo, entrant: number): readonly [number, number] {
  let [won, lost] = [0, 0];
  for (const bout of info.rounds.flatMap((made) => made.bouts)) {
    bout.entrants.forEach((other, index) => {
      if (!bout.entrants.includes(entrant)) return;
      if (other === entrant) won += bout.wins[index] ?? 0;
      else lost += bout.wins[index] ?? 0;
    });
  }
  return [won, lost];
}

/** How an entrant of a knockout stands: "playing", "in the semi-finals", "out in round 2". */
export function standingOf(info: EventInfo, entrant: number, out: number | null): string {
  const title = (number: number): string => (info.bracket[number - 1]?.title ?? `Round ${number}`).replace(/^[A-Z]/, (letter) => letter.toLowerCase());
  if (info.entrants[entrant]?.gone) return "dropped out";
  if (out !== null) return `out in ${/^round/.test(title(out)) ? "" : "the "}${title(out)}`;
  if (info.phase === "over") return "has won";
  const last = info.rounds.at(-1);
  const bout = last?.bouts.find((one) => one.entrants.includes(entrant));
  if (bout && !bout.over) return "playing";
  const next = info.rounds.length + 1;
  if (last?.byes.includes(entrant)) return "has a bye";
  return info.bracket[next - 1] ? `in ${/^round/.test(title(next)) ? "" : "the "}${title(next)}` : "";
}

/** The time of day, with the weekday unless it is today. */
export function when(seconds: number, now = Date.now()): string {
  const at = new Date(seconds * 1000);
  const today = new Date(now).toDateString() === at.toDateString();
  const clock = at.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  if (today) return `today at ${clock}`;
  const far = Math.abs(at.getTime() - now) > 6 * 24 * 3_600_000;
  return `${at.toLocaleDateString([], far ? { day: "numeric", month: "long" } : { weekday: "long" })} at ${clock}`;
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
