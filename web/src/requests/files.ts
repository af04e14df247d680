// Requests about files of a game by kind: what ships, and what is wrong with one.

import { get, send } from "./api.ts";

const path = (game: string, kind: string): string => `games/${encodeURIComponent(game)}/files/${encodeURIComponent(kind)}`;

export const shippedFiles = async (game: string, kind: string): Promise<readonly unknown[]> => (await get(path(game, kind))) as unknown[];

/** Every fault of a file: its place and its reason. */
export const fileFaults = async (game: string, kind: string, file: unknown): Promise<readonly (readonly [string, string])[]> => (await send("POST", path(game, kind), file)) as [string, string][];
