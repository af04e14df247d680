// What a trial says about a map or a board, in words.

import type { ArmResult, Share } from "../wire.ts";

export const LEAST = 20; // games before anything is said

export const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** A range of shares: "44 to 56 %". */
export const range = ({ low, high }: Share): string => `${Math.round(low * 100)} to ${percent(high)}`;

/** The share that each of these would have in an even game. */
export const evenShare = (shares: readonly Share[]): number => shares.reduce((sum, one) => sum + one.share, 0) / shares.length;

/** One sentence: who is favoured, or that nobody is so far. */
export function verdict(shares: readonly Share[], names: readonly string[]): string {
  const even = evenShare(shares);
  const most = Math.max(...shares.map((one) => one.share));
  const best = shares.findIndex((one) => one.share === most);
  if (shares[best]!.low > even) return `${names[best]} is favoured: ${range(shares[best]!)} of the games, even would be ${percent(even)}.`;
  return shares.every((one) => one.high - one.low <= 0.08) ? `Even: everybody is within a few points of ${percent(even)}.` : "Nobody is favoured so far. More games narrow the ranges.";
}

/** The shares that matter for a kind of map: by seat where seats differ, else by place in the turn order. */
export const sharesOf = (arm: ArmResult, by: "seats" | "places"): readonly Share[] => arm[by];
