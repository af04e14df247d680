// Requests about files of a game by kind: what ships, and what is wrong with one.

import type { FileFault } from "../wire.ts";
import { get, send } from "./api.ts";
import { complete } from "./complete.ts";

const path = (game: string, kind: string): string => `games/${encodeURIComponent(game)}/files/${encodeURIComponent(kind)}`;

export const shippedFiles = async (game: string, kind: string): Promise<readonly unknown[]> => (await get(path(game, kind))) as unknown[];

/** Every fault of a file, with its place. */
export async function fileFaults(game: string, kind: string, file: unknown): Promise<readonly FileFault[]> {
  const found = (await send("POST", path(game, kind), file)) as unknown[];
  return found.map((fault) => complete<FileFault>("FileFault", fault));
}
