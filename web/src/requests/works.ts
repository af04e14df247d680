// Requests about works: what people made in the editors and keep on the server.

import { get, me, send } from "./api.ts";
import { complete } from "./complete.ts";
import type { NewWork, Work, WorkInfo } from "../wire.ts";

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

export async function dropWork(id: string): Promise<void> {
  await send("DELETE", `works/${encodeURIComponent(id)}`, {});
}

/** The address to give to others. */
export const workLink = (id: string): string => `${location.origin}/w/${id}`;
