// A board in the making: its spaces clockwise, each with what it is, whether it is a gate, and its name.

import { FORMAT, GAME, TYPES, type BoardFile, type SpaceType } from "./boardfile.ts";

export interface DraftSpace {
  readonly type: SpaceType;
  readonly gate: boolean;
  readonly name: string;
}

export interface Draft {
  readonly name: string;
  readonly note: string;
  readonly spaces: readonly DraftSpace[];
  readonly territories: Readonly<Record<string, string>>;
}

export const FEWEST = 13;
export const MOST = 100;
const ROLLS = [1, 2, 3, 4, 5, 6] as const;

export function draftOf(board: BoardFile): Draft {
  const text = (value: unknown): string => (typeof value === "string" ? value : "");
  const given = typeof board.territories === "object" && board.territories !== null ? board.territories : {};
  return {
    name: text(board.name),
    note: text(board.note),
    spaces: board.spaces.map(({ type, name }, place) => ({ type, gate: board.gates.includes(place), name: text(name) })),
    territories: Object.fromEntries(Object.entries(given).filter(([, name]) => typeof name === "string" && name)),
  };
}

export function boardOf({ name, note, spaces, territories }: Draft): BoardFile {
  return {
    format: FORMAT,
    game: GAME,
    name,
    ...(note ? { note } : {}),
    gates: spaces.flatMap((space, place) => (space.gate ? [place] : [])),
    spaces: spaces.map((space) => (space.name ? { type: space.type, name: space.name } : { type: space.type })),
    ...(Object.keys(territories).length > 0 ? { territories } : {}),
  };
}

/** A ring of that many spaces to begin with: all kinds in turn, two shops, four gates. */
export function plainRing(count: number): Draft {
  const suits = ["hearts", "diamonds", "spades", "diamonds", "hearts"] as const;
  const shops = [Math.floor(count / 4), Math.floor((count * 3) / 4)];
  const gates = [0, 1, 2, 3].map((nth) => Math.floor((count * nth) / 4));
  const spaces = Array.from({ length: count }, (_, place): DraftSpace => ({ type: shops.includes(place) ? "shop" : suits[place % suits.length]!, gate: gates.includes(place), name: "" }));
  return { name: "A new ring", note: "", spaces, territories: {} };
}

const withSpaces = (draft: Draft, spaces: readonly DraftSpace[]): Draft => ({ ...draft, spaces });

/** The draft with something else about one space. */
export const set = (draft: Draft, place: number, what: Partial<DraftSpace>): Draft =>
  withSpaces(draft, draft.spaces.map((space, at) => (at === place ? { ...space, ...what } : space)));

/** The draft with a new space before a place: of a kind that its neighbours are not. */
export function inserted(draft: Draft, place: number): Draft {
  const { spaces } = draft;
  if (spaces.length >= MOST) return draft;
  const near = [spaces.at(place - 1)?.type, spaces[place % Math.max(1, spaces.length)]?.type];
  const type = TYPES.find((one) => !near.includes(one))!;
  return withSpaces(draft, spaces.toSpliced(place, 0, { type, gate: false, name: "" }));
}

export const removed = (draft: Draft, place: number): Draft => (draft.spaces.length > 1 ? withSpaces(draft, draft.spaces.toSpliced(place, 1)) : draft);

/** The draft with a space taken from one place to another; those between move up. */
export function carried(draft: Draft, from: number, to: number): Draft {
  const space = draft.spaces[from];
  return space && from !== to ? withSpaces(draft, draft.spaces.toSpliced(from, 1).toSpliced(to, 0, space)) : draft;
}

/** How many spaces of each kind there are. */
export const counts = (draft: Draft): Readonly<Record<SpaceType, number>> =>
  Object.fromEntries(TYPES.map((type) => [type, draft.spaces.filter((space) => space.type === type).length])) as Record<SpaceType, number>;

/** True for the rulebook's size: 35 spaces, two of them shops. */
export const isFaithful = (draft: Draft): boolean => draft.spaces.length === 35 && counts(draft).shop === 2;

export interface Choices {
  /** Pairs of a space and a roll for which the two ways lead to different kinds. */
  readonly differ: number;
  /** All such pairs. */
  readonly pairs: number;
  /** Spaces from which one roll can reach a shop. */
  readonly nearShop: number;
}

/** How much there is to choose on the walk. */
export function choices({ spaces }: Draft): Choices {
  const at = (place: number): SpaceType => spaces[((place % spaces.length) + spaces.length) % spaces.length]!.type;
  const ends = spaces.map((_, place) => ROLLS.map((roll) => [at(place + roll), at(place - roll)] as const));
  return {
    differ: ends.flat().filter(([right, left]) => right !== left).length,
    pairs: spaces.length * ROLLS.length,
    nearShop: ends.filter((rolls) => rolls.some((both) => both.includes("shop"))).length,
  };
}
