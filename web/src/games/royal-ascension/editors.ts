// The editors of The Royal Ascension, by kind of work.

export const editors: Readonly<Record<string, string>> = { board: "/boards" };
