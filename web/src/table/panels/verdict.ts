import { nameOf } from "../../parts/words.ts";

/** A result in a few words, addressed to the reader. */
export function verdictOf(result: readonly number[] | null, you: number | null, names: readonly string[]): string {
  if (!result || result.length === 0) return "The game is over";
  const best = Math.max(...result);
  const winners = result.flatMap((value, seat) => (value === best ? [seat] : []));
  if (winners.length === result.length) return "A tie";
  if (you !== null && winners.includes(you)) return winners.length === 1 ? "You win" : "You share the win";
  const who = winners.map((seat) => nameOf(seat, names)).join(" and ");
  return winners.length === 1 ? `${who} wins` : `${who} win`;
}
