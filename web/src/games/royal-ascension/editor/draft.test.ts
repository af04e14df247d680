import { describe, expect, test } from "vitest";
import { boardOf, carried, choices, counts, draftOf, inserted, isFaithful, plainRing, removed, set, type Draft } from "./draft.ts";

const types = (draft: Draft): string => draft.spaces.map((space) => (space.type === "shop" ? "$" : space.type[0])).join("");
const gates = (draft: Draft): readonly number[] => boardOf(draft).gates;
const ring = (text: string, at: readonly number[] = [0]): Draft =>
  draftOf({ format: "regalia-board/1", game: "royal-ascension", gates: at, spaces: [...text].map((char) => ({ type: ({ h: "hearts", d: "diamonds", s: "spades", $: "shop" } as const)[char as "h"] })) });

describe("a board in the making", () => {
  test("what was written can be gone on from", () => {
    const board = boardOf({ ...set(plainRing(35), 3, { name: "Old Mill" }), territories: { teal: "The Bay" } });
    expect(boardOf(draftOf(board))).toEqual(board);
    expect(board.spaces[3]).toEqual({ type: "diamonds", name: "Old Mill" });
  });

  test("gates stay with their spaces when others are added, removed or carried past", () => {
    const draft = ring("hdshds$", [0, 3]);
    expect(gates(inserted(draft, 1))).toEqual([0, 4]);
    expect(gates(removed(draft, 1))).toEqual([0, 2]);
    expect(gates(removed(draft, 3))).toEqual([0]);
    expect([types(carried(draft, 6, 1)), gates(carried(draft, 6, 1))]).toEqual(["h$dshds", [0, 4]]);
  });

  test("a new space is of a kind that its neighbours are not", () => {
    expect(types(inserted(ring("hds$hds"), 1))).toBe("hsds$hds");
    expect(types(inserted(ring("hds$hds"), 7))).toBe("hds$hdsd");
  });

  test("there are at most 100 spaces, and never none", () => {
    const full = plainRing(100);
    expect(inserted(full, 5)).toBe(full);
    expect(types(removed(ring("h"), 0))).toBe("h");
  });

  test("the rulebook's size is 35 spaces with two shops", () => {
    expect(isFaithful(plainRing(35))).toBe(true);
    expect(counts(plainRing(35)).shop).toBe(2);
    expect(isFaithful(inserted(plainRing(35), 1))).toBe(false);
    expect(isFaithful(set(plainRing(35), 0, { type: "shop" }))).toBe(false);
  });

  test("the standard ring offers what its specification says", () => {
    expect(choices(ring("hdh$shdhsdhsdhdsdshdh$sdhdhdshshdsd"))).toEqual({ differ: 163, pairs: 210, nearShop: 24 });
  });
});
