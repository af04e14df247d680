// Requests about people: profiles, histories, blocks, reports.

import { get, me, send } from "../requests/api.ts";
import { complete } from "../requests/complete.ts";
import type { Blocked, Games, Person, Profile, Report, SeatPerson } from "../wire.ts";

/** Where a person's pages are; without a name, the visitor's own. */
const place = (name: string): string => (name ? `people/${encodeURIComponent(name)}` : "me");

export async function profile(name: string): Promise<Profile> {
  await me();
  return complete<Profile>("Profile", await get(name ? place(name) : "me/profile"));
}

export async function gamesOf(name: string, page: number, game: string): Promise<Games> {
  await me();
  return complete<Games>("Games", await get(`${place(name)}/games?page=${page}${game ? `&game=${encodeURIComponent(game)}` : ""}`));
}

/** The people at a table, by seat. */
export async function peopleAt(table: string): Promise<readonly SeatPerson[]> {
  return ((await get(`tables/${table}/people`)) as unknown[]).map((one) => complete<SeatPerson>("SeatPerson", one));
}

const list = (raw: unknown): readonly Blocked[] => (raw as unknown[]).map((one) => complete<Blocked>("Blocked", one));

export const blocks = async (): Promise<readonly Blocked[]> => {
  await me();
  return list(await get("me/blocks"));
};
export const block = async (who: Partial<Person>): Promise<readonly Blocked[]> => list(await send("POST", "me/blocks", who));
export const unblock = async (id: string): Promise<readonly Blocked[]> => list(await send("DELETE", `me/blocks/${id}`, {}));

export const report = (who: Partial<Person>, why: Report["why"], text: string): Promise<unknown> => send("POST", "reports", { who, why, text });

/** Host: mutes a player of a table in its chat. */
export const setMute = (table: string, seat: number, on: boolean): Promise<unknown> => send("PUT", `tables/${table}/mutes`, { seat, on });

/** The address of a profile. */
export const profilePath = (name: string): string => `/people/${encodeURIComponent(name)}`;
