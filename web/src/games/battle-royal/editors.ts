// The editors of Battle Royal, by kind of work.

export const editors: Readonly<Record<string, string>> = { map: "/maps" };
