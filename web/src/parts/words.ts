// Texts of a scene: `[Kh]` is a card, `{1}` the name of seat 1. Everything else is plain text.

const RANKS: Readonly<Record<string, string>> = { A: "ace", T: "10", J: "jack", Q: "queen", K: "king" };
const SUITS: Readonly<Record<string, string>> = { c: "clubs", d: "diamonds", h: "hearts", s: "spades" };
const PIECE = /\[([A23456789TJQK][cdhs]|Xx)\]|\{(\d)\}/g;

export type Piece =
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "card"; readonly face: string }
  | { readonly kind: "name"; readonly seat: number };

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(PIECE)) {
    if (match.index > end) found.push({ kind: "words", text: text.slice(end, match.index) });
    found.push(match[1] ? { kind: "card", face: match[1] } : { kind: "name", seat: Number(match[2]) });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ kind: "words", text: text.slice(end) });
  return found;
}

/** A card in words: "queen of clubs". */
export function spoken(face: string): string {
  const rank = face.charAt(0);
  const suit = SUITS[face.charAt(1)];
  return suit ? `${RANKS[rank] ?? rank} of ${suit}` : "joker";
}

export const suitName = (face: string): string => SUITS[face.charAt(1)] ?? "";
export const rankShown = (face: string): string => (face.charAt(0) === "T" ? "10" : face.charAt(0));

/** The text in plain words, for names that are read out and for titles. */
export function plain(text: string, names: readonly string[]): string {
  const words = pieces(text).map((piece) => {
    if (piece.kind === "card") return spoken(piece.face);
    return piece.kind === "name" ? nameOf(piece.seat, names) : piece.text;
  });
  return words.join("");
}

export const nameOf = (seat: number, names: readonly string[]): string => names[seat] || `Seat ${seat + 1}`;

const RECKONED = /^(.*[=≥≤<>] ?\d+), ([^,]+)$/;

/** Splits a sentence into a sum and its outcome: "2 ÷ 1 = 2 ≥ 2", "she falls". */
export function reckoned(text: string): readonly [string, string] | null {
  const match = RECKONED.exec(text);
  return match ? [match[1]!, match[2]!] : null;
}

/** "1 card", "2 cards". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

const ONE: Readonly<Record<string, string>> = { points: "point", hits: "hit", units: "unit", territories: "territory", pawns: "pawn", cards: "card" };

/** The unit of a number, as its label gives it in the plural: 1 "point", 2 "points". */
export const unitOf = (count: number, label: string): string => (count === 1 ? (ONE[label] ?? label) : label);

/** "a", "a and b", "a, b and c". */
export const listed = (words: readonly string[], last = " and "): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")}${last}${words.at(-1)!}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text in which the reader is addressed: "hit you", "your queen". */
export const addressed = (text: string, you: number | null): string => (you === null ? text : text.replaceAll(`{${you}}'s`, "your").replaceAll(`{${you}}`, "you"));

const IRREGULAR: Readonly<Record<string, string>> = { is: "are", has: "have", does: "do", goes: "go" };

/** A sentence about a player, said to that player: "does not block" is "do not block". */
export const toYou = (text: string): string =>
  text.replace(/^[a-z]+s\b/, (verb) => IRREGULAR[verb] ?? verb.replace(/([a-z]{2})ies$/, "$1y").replace(/(ss|sh|ch|x)es$/, "$1").replace(/([^s])s$/, "$1"));

/** A share in percent: 0.613 is "61 %", with a space that does not break. */
export const percent = (share: number): string => `${Math.round(100 * share)}\u00a0%`;

const WIDE = 0.03; // an uncertainty that is worth telling

/** A number with its uncertainty where that is wide: "−11 %", "−11 ± 4 %". */
const about = (whole: number, margin: number): string => (margin >= WIDE ? `${whole}\u00a0±\u00a0${Math.round(100 * margin)}\u00a0%` : `${whole}\u00a0%`);

/** A winning chance with its unit: "61 % winning chance", "61 ± 6 % winning chance"; near an end "over 88 % winning chance"; "perhaps 61 %" where all is possible. */
export function chance(share: number, margin: number): string {
  const [low, high] = [share - margin, share + margin];
  if (low <= 0 && high >= 1) return `perhaps ${percent(share)} winning chance`;
  if (margin >= WIDE && high >= 1) return `over ${percent(low)} winning chance`;
  if (margin >= WIDE && low <= 0) return `under ${percent(high)} winning chance`;
  return `${about(Math.round(100 * share), margin)} winning chance`;
}

/** Winning chance that was lost: "−11 %", "−11 ± 4 %". */
export const lost = (drop: number, doubt: number): string => `−${about(Math.round(100 * drop), doubt)}`;

/** The name of a game in addresses, folders and stylesheets. */
export const gameSlug = (game: string): string => game.replaceAll("_", "-");
