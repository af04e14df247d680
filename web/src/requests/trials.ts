// Requests about trials: quick games between bots, played by the server in the background.

import { get, me, send } from "./api.ts";
import { complete } from "./complete.ts";
import type { TrialAsked, TrialInfo } from "../wire.ts";

const read = (raw: unknown): TrialInfo => complete<TrialInfo>("TrialInfo", raw);

/** A trial to begin; the server has defaults for what it leaves out. */
export type Wanted = Pick<TrialAsked, "game" | "games"> & Partial<TrialAsked>;

/** Begins a trial; the visitor's trial before it stops. */
export async function beginTrial(wanted: Wanted): Promise<TrialInfo> {
  await me();
  return read(await send("POST", "trials", wanted));
}

/** How a trial stands. One that nobody asks for is stopped. */
export const trialOf = async (id: string): Promise<TrialInfo> => read(await get(`trials/${encodeURIComponent(id)}`));

export const moreOfTrial = async (id: string, games: number): Promise<TrialInfo> => read(await send("POST", `trials/${encodeURIComponent(id)}`, { games }));

export const stopTrial = async (id: string): Promise<TrialInfo> => read(await send("DELETE", `trials/${encodeURIComponent(id)}`, {}));
