// Checks a record's chance, as the script regalia/fairness/check_chance.py does: everything but the game's rules.

import { housePart, isValue, numberOf, SCHEME, sealed, seedOf } from "./derive.ts";
import type { Bytes } from "./sha256.ts";

export interface Share {
  readonly by: "player" | "house";
  readonly promise?: string;
  readonly part?: string;
}

interface Envelope {
  readonly scheme: string;
  readonly table: string;
  readonly commitment: string;
  readonly secret: string;
  readonly shares: readonly Share[];
  readonly epochs: readonly number[];
  readonly lines: number;
  readonly draws: readonly (readonly [number, string])[];
  readonly outside?: readonly number[];
}

/** One card or die: the number that was drawn, out of how many, and what it stands for. */
export interface Draw {
  readonly word: string;
  readonly number: number;
  readonly of: number;
}

export interface DrawnLine {
  readonly line: number;
  readonly text: string;
  readonly draws: readonly Draw[];
}

export interface Checked {
  readonly game: string;
  readonly table: string;
  readonly commitment: string;
  readonly shares: readonly Share[];
  readonly drawn: readonly DrawnLine[];
}

/** What is wrong with a record, in a sentence. */
export class Wrong extends Error {}

/** Computes every draw again; throws Wrong. */
export async function check(text: string): Promise<Checked> {
  const record = readRecord(text);
  const chance = record.chance;
  const seed = await seedAfter(chance, record.seats);
  if (chance.lines !== record.lines.length) throw new Wrong(`The record has ${record.lines.length} lines; when it was sealed it had ${chance.lines}.`);
  const byLine = await drawnAgain(chance, seed);
  const drawn: DrawnLine[] = [];
  for (const [at, line] of record.lines.entries()) {
    const number = at + 1;
    const draws = byLine.get(number) ?? [];
    if (line.startsWith("~") === (draws.length === 0) && !chance.outside?.includes(number))
      throw new Wrong(`Line ${number}, “${line}”: the list of draws does not match it.`);
    if (draws.length === 0) continue;
    const words = draws.map((draw) => draw.word);
    if (line.split(" ").slice(-words.length).toSorted().join(" ") !== words.toSorted().join(" "))
      throw new Wrong(`Line ${number}, “${line}”: the secret and the players’ parts give ${words.join(" ")}.`);
    drawn.push({ line: number, text: line, draws });
    byLine.delete(number);
  }
  for (const number of byLine.keys()) throw new Wrong(`There are draws for line ${number}, which does not exist.`);
  return { game: record.game, table: chance.table, commitment: chance.commitment, shares: chance.shares, drawn };
}

interface Sealed {
  readonly game: string;
  readonly seats: number;
  readonly lines: readonly string[];
  readonly chance: Envelope;
}

function readRecord(text: string): Sealed {
  let record: Partial<Sealed> | null = null;
  try {
    record = JSON.parse(text) as Partial<Sealed>;
  } catch {
    // reported below
  }
  if (record === null || typeof record !== "object" || !Array.isArray(record.lines)) throw new Wrong("This is not a record of a game.");
  const chance = record.chance;
  if (chance === undefined || chance === null) throw new Wrong("This record has no commitment: its cards cannot be checked.");
  const lists = [chance.shares, chance.epochs, chance.draws];
  if (chance.scheme !== SCHEME || !lists.every(Array.isArray)) throw new Wrong("The chance data of this record cannot be read.");
  return record as Sealed;
}

async function seedAfter({ secret, commitment, table, shares }: Envelope, seats: number): Promise<Bytes> {
  if (!isValue(secret) || (await sealed(secret)) !== commitment) throw new Wrong("The secret is not the one that the server committed to.");
  if (shares.length !== seats) throw new Wrong("There must be one part for each seat.");
  for (const [seat, { by, part = "", promise = "" }] of shares.entries()) {
    if (by === "house" && part !== (await housePart(secret, table, seat)))
      throw new Wrong(`The server’s part for seat ${seat} does not follow from its secret.`);
    if (part && (!isValue(part) || (await sealed(part)) !== promise)) throw new Wrong(`The part of seat ${seat} is not the one that was promised.`);
  }
  return seedOf(secret, table, shares.map((share) => share.part ?? ""));
}

async function drawnAgain({ draws, epochs }: Envelope, seed: Bytes): Promise<Map<number, Draw[]>> {
  const byLine = new Map<number, Draw[]>();
  for (const [line, odds] of draws) {
    const before = byLine.get(line) ?? [];
    const weighed = odds.split(" ").map((entry) => {
      const [word = "", weight = "1"] = entry.split("*");
      return { word, weight: Number(weight) };
    });
    const of = weighed.reduce((sum, { weight }) => sum + weight, 0);
    const fit = of <= 2 ** 48 && weighed.every(({ weight }) => Number.isInteger(weight) && weight > 0);
    const epoch = epochs.findLastIndex((first) => first <= line);
    if (!fit || epoch < 0) throw new Wrong(`The odds of line ${line} are not valid.`);
    const number = await numberOf(seed, epoch, line, before.length + 1, of);
    let left = number;
    const outcome = weighed.find(({ weight }) => (left -= weight) < 0);
    byLine.set(line, [...before, { word: outcome?.word ?? "", number, of }]);
  }
  return byLine;
}
