// Short texts about a table in the lobby.

import type { Player, TableRow } from "../wire.ts";

/** Whom the visitor plays against, in a few words. */
export function against(row: TableRow): string {
  const others = row.players.filter((player) => player.seat !== row.you);
  if (row.players.length > 2) return `${COUNTS[row.players.length] ?? row.players.length} players`;
  return `against ${others[0] ? called(others[0]) : "nobody"}`;
}

const COUNTS: Readonly<Record<number, string>> = { 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight" };

function called(player: Player): string {
  if (player.kind === "open") return "the first to join";
  return player.kind === "bot" ? `a bot (${player.name})` : player.name;
}

/** Who sits at an open table. */
export function seated(players: readonly Player[]): string {
  const here = players.filter((player) => player.kind !== "open").map((player) => (player.kind === "bot" ? "a bot" : player.name));
  if (here.length === 0) return "nobody yet";
  return here.length === 1 ? here[0]! : `${here.slice(0, -1).join(", ")} and ${here.at(-1)!}`;
}
