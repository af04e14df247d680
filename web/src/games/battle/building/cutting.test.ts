import { describe, expect, it } from "vitest";
import { complete } from "../../../requests/complete.ts";
import type { Token } from "../../../wire.ts";
import { advised, lines, marked, NO_CUTS, toggled, type Pool } from "./cutting.ts";
import { byRank, bySuit } from "../pool/pool.ts";

const token = (id: string, ...marks: string[]): Token => complete<Token>("Token", { id, name: id, face: id.slice(0, 2), marks });
const pool: Pool = { left: [token("Ks"), token("4c"), token("4c'", "advised"), token("2h", "advised")], sent: [] };

describe("cuts", () => {
  it("are marked by a touch and put back by another one", () => {
    const one = toggled(NO_CUTS, pool, pool.left[2]!);
    expect([...marked(one, pool)]).toEqual(["4c'"]);
    expect(marked(toggled(one, pool, pool.left[2]!), pool).size).toBe(0);
  });
  it("tell equal cards apart while both are there", () => {
    const both = toggled(toggled(NO_CUTS, pool, pool.left[1]!), pool, pool.left[2]!);
    expect([...marked(both, pool)]).toEqual(["4c", "4c'"]);
    expect([...marked(toggled(both, pool, pool.left[1]!), pool)]).toEqual(["4c'"]);
  });
  it("are sent in the order of the cards", () => {
    const cuts = toggled(toggled(NO_CUTS, pool, pool.left[3]!), pool, pool.left[0]!);
    expect(lines(cuts, pool, 1)).toEqual(["1 cut Ks", "1 cut 2h"]);
  });
  it("stay the same while they are sent one by one", () => {
    const cuts = advised(pool);
    expect([...marked(cuts, pool)]).toEqual(["4c'", "2h"]);
    const then: Pool = { left: [token("Ks"), token("4c'"), token("2h")], sent: [token("4c")] };
    expect(lines(cuts, then, 0)).toEqual(["0 cut 2h"]);
  });
  it("leave what was sent alone when the advice is taken", () => {
    const then: Pool = { left: [token("Ks"), token("4c'"), token("2h", "advised")], sent: [token("4c")] };
    expect(lines(advised(then), then, 0)).toEqual(["0 cut 2h"]);
  });
});

describe("a pool", () => {
  it("lies in four suits, jokers apart", () => {
    const rows = bySuit([...pool.left, token("Xx")]);
    expect(rows.map((row) => [row.suit, row.tokens.length])).toEqual([["s", 1], ["h", 1], ["d", 0], ["c", 2], ["", 1]]);
  });
  it("is counted by rank, aces first", () => {
    expect(byRank(pool.left)).toEqual([0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });
});
