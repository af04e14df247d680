// This browser's part in a table's chance. It is promised as soon as the server has committed to its secret, and opened when
// all promises are shown, so that nobody can choose a part any more.

import type { ClientMessage, TableInfo } from "../wire.ts";
import { sealed } from "./derive.ts";
import { keep, keepPromises, type Kept } from "./memory.ts";
import { hexOf } from "./sha256.ts";

const fresh = (): string => hexOf(crypto.getRandomValues(new Uint8Array(32)));

/** The message that is due, if any. `kept` is this browser's note about the table. */
export async function answer(table: TableInfo, kept: Kept): Promise<ClientMessage | null> {
  const { chance, you } = table;
  const mine = chance && you !== null ? chance.shares[you] : undefined;
  if (!chance || !mine || kept.commitment !== chance.commitment) return null;
  const promise = await sealed(kept.part);
  if (chance.stage === "promising" && !mine.promise) return { type: "pledge", promise };
  if (chance.stage === "opening" && !mine.part && mine.promise === promise) return { type: "open_part", part: kept.part };
  return null;
}

/** Sends what is due after a change at the table. */
export async function attend(table: TableInfo, say: (message: ClientMessage) => void): Promise<void> {
  const { chance } = table;
  if (!chance) return;
  const kept = keep(table.id, () => ({ commitment: chance.commitment, part: fresh() }));
  const message = await answer(table, kept);
  if (message?.type === "open_part") keepPromises(table.id, kept, chance.shares.map((share) => share.promise));
  if (message) say(message);
}
