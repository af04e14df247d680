// Requests about works: what people made in the editors and keep on the server.

import { ApiError, get, me, send } from "./api.ts";
import { complete } from "./complete.ts";
import type { NewWork, Work, WorkInfo } from "../wire.ts";

const GONE: readonly number[] = [403, 404]; // another visitor's, and deleted

/** What the visitor keeps, the last changed first. */
export async function myWorks(): Promise<readonly WorkInfo[]> {
  await me();
  return ((await get("works")) as unknown[]).map((row) => complete<WorkInfo>("WorkInfo", row));
}

/** A work, for anybody who has its id. */
export async function workOf(id: string): Promise<Work> {
  return complete<Work>("Work", await get(`works/${encodeURIComponent(id)}`));
}

/** Keeps a work and returns its id. */
export async function keepWork(work: NewWork): Promise<string> {
  await me();
  return ((await send("POST", "works", work)) as { readonly id: string }).id;
}

export async function changeWork(id: string, work: NewWork): Promise<void> {
  await send("PUT", `works/${encodeURIComponent(id)}`, work);
}

/** Replaces a work; keeps it as a new one if there is none yet, or the visitor has none under this id any more. Returns its id. */
export async function keepAgain(id: string | undefined, work: NewWork): Promise<string> {
  try {
    if (id) await changeWork(id, work);
    if (id) return id;
  } catch (why) {
    if (!(why instanceof ApiError && GONE.includes(why.status))) throw why;
  }
  return keepWork(work);
}

export async function dropWork(id: string): Promise<void> {
  await send("DELETE", `works/${encodeURIComponent(id)}`, {});
}

/** The address to give to others. */
export const workLink = (id: string): string => `${location.origin}/w/${id}`;
