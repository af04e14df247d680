// The editors of each game, found by their path.

const found = import.meta.glob<Readonly<Record<string, string>>>("../games/*/editors.ts", { eager: true, import: "editors" });

/** The page of the editor for each kind of work that a game has. */
export const editorsOf = (game: string): Readonly<Record<string, string>> => found[`../games/${game}/editors.ts`] ?? {};
