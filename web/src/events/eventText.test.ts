import { describe, expect, it } from "vitest";
import type { BoutInfo } from "../wire.ts";
import { points, ranked, scoreOf } from "./eventText.ts";

const bout: BoutInfo = { table: 1, entrants: [3, 5], places: [], wins: [2, 1], winner: null, over: false, how: "", note: "", games: [] };

describe("a match in words", () => {
  it("says how it stands only once something has been played", () => {
    expect(scoreOf(bout)).toBe("");
    const game = { table: "x", over: true, result: [1, 0], taken: [0, 0], shown: true };
    expect(scoreOf({ ...bout, games: [game, game] })).toBe("2 : 1");
  });
  it("says what decided it", () => {
    expect(scoreOf({ ...bout, over: true, how: "by lot" })).toBe("2 : 1, by lot");
  });
});

describe("places and points", () => {
  it("leave no gaps and share a place where they are equal", () => {
    expect(ranked([2, 1, 2])).toEqual([2, 1, 2]);
    expect(ranked([4, 2, 2])).toEqual([3, 1, 1]);
    expect(ranked([3, 1, 2, 2])).toEqual([4, 1, 2, 2]);
  });
  it("are written as people write them", () => {
    expect([0, 0.5, 1, 2.5, 2.25, 10, 5 / 3].map(points)).toEqual(["0", "½", "1", "2½", "2¼", "10", "1.7"]);
  });
});
