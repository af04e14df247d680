// Requests about files of a game by kind: what ships, and what is wrong with one.

import type { FileFault, FileRead } from "../wire.ts";
import { ask, get, send } from "./api.ts";
import { complete } from "./complete.ts";

const path = (game: string, kind: string): string => `games/${encodeURIComponent(game)}/files/${encodeURIComponent(kind)}`;

export const shippedFiles = async (game: string, kind: string): Promise<readonly unknown[]> => (await get(path(game, kind))) as unknown[];

/** Every fault of a file, with its place. */
export async function fileFaults(game: string, kind: string, file: unknown): Promise<readonly FileFault[]> {
  const found = (await send("POST", path(game, kind), file)) as unknown[];
  return found.map((fault) => complete<FileFault>("FileFault", fault));
}

/** The text of a file, JSON or TOML, as the server reads it, with every fault. */
export async function fileRead(game: string, kind: string, text: string): Promise<FileRead> {
  return complete<FileRead>("FileRead", await ask("POST", `${path(game, kind)}/read`, text));
}
