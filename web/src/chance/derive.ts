// From a secret and the players' parts to every number drawn: the same as regalia/fairness/derivation.py.

import { type Bytes, hexOf, hmac, ofHex, ofText, sha256 } from "./sha256.ts";

export const SCHEME = "regalia/chance/1";
const WORDS = 2 ** 48;

/** The commitment to a value, shown before the value itself. */
export const sealed = async (value: string): Promise<string> => hexOf(await sha256(ofHex(value)));

export const isValue = (text: unknown): text is string => typeof text === "string" && /^[0-9a-f]{64}$/.test(text);

export const housePart = async (secret: string, table: string, seat: number): Promise<string> =>
  hexOf(await hmac(ofHex(secret), ofText(`${SCHEME} house ${table} ${seat}`)));

export const seedOf = (secret: string, table: string, parts: readonly string[]): Promise<Bytes> =>
  hmac(ofHex(secret), ofText([`${SCHEME} seed ${table}`, ...parts].join("\n")));

/** 0 to n - 1: six bytes of a digest; those beyond the last whole multiple of n are thrown away. */
export async function numberOf(seed: Bytes, epoch: number, line: number, item: number, n: number): Promise<number> {
  const end = WORDS - (WORDS % n);
  for (let attempt = 0; ; attempt++) {
    const digest = await hmac(seed, ofText(`${epoch} ${line} ${item} ${attempt}`));
    const view = new DataView(digest.buffer);
    const word = view.getUint16(0) * 2 ** 32 + view.getUint32(2);
    if (word < end) return word % n;
  }
}
