// SHA-256 and HMAC. The browser's own where it offers it; it does so on secure pages only, and a table may be on a plain
// local address, so there is one of ours as well (FIPS 180-4). Both are tested against each other.

export type Bytes = Uint8Array<ArrayBuffer>;

const BLOCK = 64;
const START = roots(8, 1 / 2);
const ROUNDS = roots(64, 1 / 3);

/** The first 32 bits of the fractional parts of roots of the first primes. */
function roots(count: number, power: number): Uint32Array {
  const words: number[] = [];
  for (let n = 2; words.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) words.push(fraction(n, power));
  }
  return Uint32Array.from(words);
}

/** Floats hold 53 bits, of which a root's whole part takes three or four: 32 bits behind the point are exact. */
function fraction(n: number, power: number): number {
  return Math.floor((n ** power % 1) * 2 ** 32);
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function ownSha256(message: Bytes): Bytes {
  const blocks = Math.ceil((message.length + 9) / BLOCK);
  const padded = new Uint8Array(blocks * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, message.length << 3);
  const hash = Uint32Array.from(START);
  const w = new Uint32Array(BLOCK);
  for (let at = 0; at < padded.length; at += BLOCK) mix(hash, w, view, at);
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  hash.forEach((word, n) => out.setUint32(4 * n, word));
  return digest;
}

/** One block of the message, mixed into the hash. */
function mix(hash: Uint32Array, w: Uint32Array, view: DataView, at: number): void {
  for (let t = 0; t < 16; t++) w[t] = view.getUint32(at + 4 * t);
  for (let t = 16; t < 64; t++) {
    const x = w[t - 15]!;
    const y = w[t - 2]!;
    const small = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const large = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    w[t] = w[t - 16]! + small + w[t - 7]! + large;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t++) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[t]! + w[t]!) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => (hash[n] = hash[n]! + word));
}

export const builtIn = (): boolean => globalThis.crypto?.subtle !== undefined;

export async function sha256(message: Bytes): Promise<Bytes> {
  return builtIn() ? new Uint8Array(await crypto.subtle.digest("SHA-256", message)) : ownSha256(message);
}

/** For keys of at most one block, which all of ours are. */
export async function hmac(key: Bytes, message: Bytes): Promise<Bytes> {
  const padded = (by: number): Bytes => Uint8Array.from({ length: BLOCK }, (_, n) => (key[n] ?? 0) ^ by);
  return sha256(joined(padded(0x5c), await sha256(joined(padded(0x36), message))));
}

function joined(one: Bytes, two: Bytes): Bytes {
  const both = new Uint8Array(one.length + two.length);
  both.set(one);
  both.set(two, one.length);
  return both;
}

export const ofText = (text: string): Bytes => new TextEncoder().encode(text) as Bytes;

export const ofHex = (hex: string): Bytes => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export const hexOf = (bytes: Bytes): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
