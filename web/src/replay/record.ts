// The record of a replay as a file, whether it is of a table of this house or was brought along.

import type { Replay } from "../wire.ts";

export function recordOf(what: Replay): string {
  const { game, options, players, lines, result, reason } = what;
  return `${JSON.stringify({ format: "regalia/1", game, options, seats: players.length, lines, ...(reason ? { result, reason } : {}) })}\n`;
}

/** Hands the file to the reader. */
export function download(what: Replay): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([recordOf(what)], { type: "application/json" }));
  link.download = `${what.game}-${what.id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
