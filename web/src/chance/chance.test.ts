import { describe, expect, it, vi } from "vitest";
import { complete } from "../requests/complete.ts";
import type { ClientMessage, TableInfo } from "../wire.ts";
import { check } from "./check.ts";
import { housePart, numberOf, sealed, seedOf } from "./derive.ts";
import { answer, attend } from "./contribute.ts";
import { keep, keptAt } from "./memory.ts";
import { hexOf, ofText, ownSha256, sha256 } from "./sha256.ts";

const SECRET = "00".repeat(31) + "01";
const OTHER = "ff".repeat(32);

describe("our SHA-256", () => {
  it("is the browser's", async () => {
    for (let length = 0; length < 200; length += 7) {
      const message = ofText("é".repeat(length));
      expect(hexOf(ownSha256(message))).toBe(hexOf(await sha256(message)));
    }
    expect(hexOf(ownSha256(ofText("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });
});

describe("the derivation", () => {
  it("gives the values that tests/fairness/test_derivation.py has", async () => {
    const seed = await seedOf(SECRET, "table", ["", OTHER]);
    expect(hexOf(seed)).toBe("e4ed52ce2fa5704a11f77b6320e80e41a72f3fc4f05dccbb82a1db9d16579f51");
    expect(await sealed(SECRET)).toBe("ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5");
    expect(await housePart(SECRET, "table", 2)).toBe("87a17a34d9400de553bac902274cbc5e08c556dfd0dcdffdd294d48e81f20e1b");
    const numbers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((item) => numberOf(seed, 0, 1, item, 52)));
    expect(numbers).toEqual([28, 26, 5, 0, 2, 43, 29, 6]);
    expect(await numberOf(seed, 0, 1, 1, 2 ** 47 + 1)).toBe(20946251537615);
  });
});

describe("what a browser adds", () => {
  const kept = { commitment: "c".repeat(64), part: OTHER };
  const at = (stage: string, mine: object, you: number | null = 0) =>
    complete<TableInfo>("TableInfo", { id: "t", players: [], you, chance: { commitment: kept.commitment, stage, shares: [{ by: "player", ...mine }] } });

  it("is promised first and opened when all have promised, each once", async () => {
    const promise = await sealed(OTHER);
    expect(await answer(at("promising", {}), kept)).toEqual({ type: "pledge", promise });
    expect(await answer(at("promising", { promise }), kept)).toBeNull();
    expect(await answer(at("opening", { promise }), kept)).toEqual({ type: "open_part", part: OTHER });
    expect(await answer(at("sealed", { promise, part: OTHER }), kept)).toBeNull();
  });

  it("is not opened for a promise of another browser, nor under another seal, nor by a spectator", async () => {
    expect(await answer(at("opening", { promise: "d".repeat(64) }), kept)).toBeNull();
    expect(await answer(at("promising", {}), { ...kept, commitment: "e".repeat(64) })).toBeNull();
    expect(await answer(at("promising", {}, null), kept)).toBeNull();
  });
});

describe("what a browser keeps", () => {
  const shelf = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => shelf.get(key) ?? null, setItem: (key: string, text: string) => shelf.set(key, text) });

  it("is what it saw first, and the promises under which it opened its part", async () => {
    const table = (commitment: string, stage: string, promise: string) =>
      complete<TableInfo>("TableInfo", { id: "x", players: [], you: 0, chance: { commitment, stage, shares: [{ by: "player", promise }, { by: "player", promise: "two" }] } });
    const said: ClientMessage[] = [];
    await attend(table("one", "promising", ""), (message) => said.push(message));
    await attend(table("another", "promising", ""), (message) => said.push(message));
    const [pledge] = said;
    expect(pledge?.type === "pledge" ? pledge.promise : "").toBe(await sealed(keptAt("x")?.part ?? ""));
    expect(said.length).toBe(1);
    await attend(table("one", "opening", pledge?.type === "pledge" ? pledge.promise : ""), (message) => said.push(message));
    expect(said.length).toBe(2);
    expect(keptAt("x")).toMatchObject({ commitment: "one", promises: [pledge?.type === "pledge" ? pledge.promise : "", "two"] });
  });

  it("is bounded", () => {
    for (let n = 0; n < 100; n++) keep(`t${n}`, () => ({ commitment: "", part: "" }));
    expect(Object.keys(JSON.parse(shelf.get("regalia.chance") ?? "") as object).length).toBe(60);
    expect(keptAt("t99")).not.toBeNull();
    expect(keptAt("t30")).toBeNull();
  });
});

/** A coin and two of four cards, by the seed of two parts. */
async function record(edit: (chance: Record<string, unknown>, lines: string[]) => void = () => undefined): Promise<string> {
  const parts = ["a1".repeat(32), "b2".repeat(32)];
  const seed = await seedOf(SECRET, "t", parts);
  const coin = await numberOf(seed, 0, 1, 1, 2);
  const first = ["Ac", "Ad", "Ad", "Ks"][await numberOf(seed, 0, 3, 1, 4)]!;
  const bag = first === "Ad" ? ["Ac", "Ad", "Ks"] : ["Ac", "Ad", "Ad", "Ks"].filter((card) => card !== first);
  const second = bag[await numberOf(seed, 0, 3, 2, 3)]!;
  const odds = first === "Ac" ? "Ad*2 Ks" : first === "Ks" ? "Ac Ad*2" : "Ac Ad Ks";
  const lines = [`~ first ${coin}`, "0 end", `~ draw 0 ${first} ${second}`];
  const shares = await Promise.all(parts.map(async (part) => ({ by: "player", part, promise: await sealed(part) })));
  const chance = {
    scheme: "regalia/chance/1",
    table: "t",
    commitment: await sealed(SECRET),
    secret: SECRET,
    shares,
    epochs: [1],
    lines: 3,
    draws: [[1, "0 1"], [3, "Ac Ad*2 Ks"], [3, odds]],
  };
  edit(chance, lines);
  return JSON.stringify({ game: "toy", seats: 2, lines, chance });
}

describe("checking a record", () => {
  it("finds every draw of a good one", async () => {
    const { drawn } = await check(await record());
    expect(drawn.map(({ line, draws }) => [line, draws.map((draw) => draw.of)])).toEqual([[1, [2]], [3, [4, 3]]]);
  });

  const swapped = (chance: Record<string, unknown>) => (chance["shares"] as unknown[]).reverse();
  it.each<[string, RegExp, (chance: Record<string, unknown>, lines: string[]) => void]>([
    ["a card", /Line 3.*give/, (_, lines) => (lines[2] = "~ draw 0 Qh Qh")],
    ["the secret", /committed/, (chance) => (chance["secret"] = OTHER)],
    ["a part", /seat 0 is not the one that was promised/, (chance) => ((chance["shares"] as { part: string }[])[0]!.part = OTHER)],
    ["the parts of two seats", /Line (1|3)/, swapped],
    ["a draw left out", /Line 1/, (chance) => (chance["draws"] as unknown[]).shift()],
    ["a line left out", /2 lines; when it was sealed it had 3/, (_, lines) => lines.splice(1, 1)],
    ["no odds", /odds of line 1/, (chance) => (chance["draws"] = [[1, "0*0"]])],
    ["another scheme", /cannot be read/, (chance) => (chance["scheme"] = "x")],
  ])("finds what was changed: %s", async (_, words, edit) => {
    await expect(record(edit).then(check)).rejects.toThrow(words);
  });

  it("says so where there is nothing to check", async () => {
    await expect(check("{")).rejects.toThrow("not a record");
    await expect(check('{"lines":[]}')).rejects.toThrow("no commitment");
  });
});
