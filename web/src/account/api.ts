// Requests about accounts.

import { complete } from "../requests/complete.ts";
import { get, me, send } from "../requests/api.ts";
import type { AccountInfo, Codes, Me } from "../wire.ts";

const read = (raw: unknown): AccountInfo => complete<AccountInfo>("AccountInfo", raw);

export async function account(): Promise<AccountInfo> {
  await me();
  return read(await get("account"));
}

/** New recovery codes. The old ones lose their value. */
export const newCodes = async (password: string): Promise<readonly string[]> => ((await send("POST", "account/codes", { password })) as Codes).codes;

export const changePassword = (old: string, fresh: string): Promise<unknown> => send("PUT", "account/password", { old, new: fresh });

/** Logs in with a recovery code instead of the password, which is replaced. */
export async function recover(name: string, code: string, password: string): Promise<Me> {
  await me();
  return complete<Me>("Me", await send("POST", "recovery", { name, code, password }));
}

export const logOutThere = async (session: string): Promise<AccountInfo> => read(await send("DELETE", `account/sessions/${session}`, {}));

export const logOutElsewhere = async (): Promise<AccountInfo> => read(await send("DELETE", "account/sessions", {}));
