// The editors of Royal Battles, by kind of work.

export const editors: Readonly<Record<string, string>> = { unit: "/workshop", scenario: "/scenarios" };
