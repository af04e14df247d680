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
}
