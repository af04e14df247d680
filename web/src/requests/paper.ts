<<<<<<< HEAD
// Games on paper: the server sets a PDF.

import { ApiError } from "./api.ts";

/** A PDF of a game's parts with these options. Raises ApiError where the server cannot print. */
export async function printed(game: string, parts: readonly string[], options: unknown): Promise<Blob> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/paper`, {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ parts, options }),
  }).catch(() => null);
  if (answer?.ok) return answer.blob();
  const problem = (await answer?.json().catch(() => null)) as { readonly error?: string } | null | undefined;
  throw new ApiError(problem?.error ?? "The server cannot be reached. Is it running?", answer?.status ?? 0);
=======
// Requests about paper: what of a game can be printed, and the PDF of it.

import { ApiError, get } from "./api.ts";
import { complete } from "./complete.ts";
import type { PaperPartInfo, PrintOrder } from "../wire.ts";

export type Paper = PrintOrder["paper"];

/** The parts of a game in printing order. */
export async function paperParts(game: string): Promise<readonly PaperPartInfo[]> {
  return ((await get(`games/${encodeURIComponent(game)}/paper`)) as unknown[]).map((one) => complete<PaperPartInfo>("PaperPartInfo", one));
}

/** The PDF of some parts, with a table's options. */
export async function printGame(game: string, order: PrintOrder): Promise<Blob> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/paper`, { method: "POST", credentials: "same-origin", body: JSON.stringify(order), headers: { "content-type": "application/json" } }).catch(() => {
    throw new ApiError("The server cannot be reached. Is it running?", 0);
  });
  if (answer.ok) return answer.blob();
  const data = (await answer.json().catch(() => null)) as { readonly error?: unknown } | null;
  throw new ApiError(typeof data?.error === "string" ? data.error : "This could not be printed.", answer.status);
>>>>>>> 1eccc59d (web: a Print button on rules, set-up, table and event pages)
}
