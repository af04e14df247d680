// A board file of The Royal Ascension (`regalia-board/1`).

export const FORMAT = "regalia-board/1";
export const GAME = "royal-ascension";

export const TYPES = ["hearts", "diamonds", "spades", "shop"] as const;
export type SpaceType = (typeof TYPES)[number];

export interface SpaceEntry {
  readonly type: SpaceType;
  readonly name?: string;
}

export interface BoardFile {
  readonly format: string;
  readonly game: string;
  readonly name?: string;
  readonly note?: string;
  readonly gates: readonly number[];
  readonly spaces: readonly SpaceEntry[];
  /** Names of territories, by their keys; only what differs from the rulebook. */
  readonly territories?: Readonly<Record<string, string>>;
}

/** True if a loaded file looks like a board; the server decides whether it can be played. */
export function isBoardFile(data: unknown): data is BoardFile {
  const board = data as Partial<BoardFile> | null;
  return (
    typeof board === "object" &&
    board !== null &&
    board.format === FORMAT &&
    board.game === GAME &&
    Array.isArray(board.gates) &&
    Array.isArray(board.spaces) &&
    board.spaces.every((space: unknown) => TYPES.includes((space as SpaceEntry | null)?.type as SpaceType))
  );
}
