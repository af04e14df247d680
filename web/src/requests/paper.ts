// Requests about paper: what of a game can be printed, and the PDF of it.

import { ApiError, get } from "./api.ts";
import { complete } from "./complete.ts";
import type { PaperPartInfo, PrintOrder } from "../wire.ts";

export type Paper = PrintOrder["paper"];

/** The parts of a game in printing order. */
export async function paperParts(game: string): Promise<readonly PaperPartInfo[]> {
  return ((await get(`games/${encodeURIComponent(game)}/paper`)) as unknown[]).map((one) => complete<PaperPartInfo>("PaperPartInfo", one));
}

/** A PDF of a game's parts with these options and seats. Raises ApiError where the server cannot print. */
export async function printed(game: string, parts: readonly string[], options: unknown, paper: Paper, seats: number | null = null): Promise<Blob> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/paper`, {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ parts, paper, options, seats }),
  }).catch(() => null);
  if (answer?.ok) return answer.blob();
  const problem = (await answer?.json().catch(() => null)) as { readonly error?: string } | null | undefined;
  throw new ApiError(problem?.error ?? "The server cannot be reached. Check your connection, then try again.", answer?.status ?? 0);
}
