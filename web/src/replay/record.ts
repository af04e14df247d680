// The record of a replay as a file, from a table on this server or from an uploaded record.

import type { Replay } from "../wire.ts";

export function recordOf(what: Replay): string {
  const { game, options, players, lines, result, reason } = what;
  return `${JSON.stringify({ format: "regalia/1", game, options, seats: players.length, lines, ...(reason ? { result, reason } : {}) })}\n`;
}

/** Downloads the record. */
export function download(what: Replay): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([recordOf(what)], { type: "application/json" }));
  link.download = `${what.game}-${what.id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
