import { describe, expect, it } from "vitest";
import type { BoutInfo, EventInfo } from "../wire.ts";
import { counts, gamesOf, points, ranked, scoreOf, standingOf, when } from "./eventText.ts";

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

describe("an event in words", () => {
  const column = (title: string) => ({ title, cells: [] });
  const entrant = (number: number) => ({ number, name: `E${number}`, players: [number], gone: number === 4 });
  const info = {
    phase: "playing",
    you: 0,
    bracket: [column("Semi-finals"), column("Final")],
    entrants: [0, 1, 2, 3, 4].map(entrant),
    rounds: [{ number: 1, byes: [], bouts: [{ ...bout, entrants: [0, 1], wins: [2, 1], over: true, winner: 0 }, { ...bout, entrants: [2, 3], wins: [0, 1] }] }],
  } as unknown as EventInfo;
  it("counts what is played and what is going on", () => {
    expect(counts(info)).toEqual({ played: 1, running: 1 });
    expect(gamesOf(info, 1)).toEqual([1, 2]);
    expect(gamesOf(info, 4)).toEqual([0, 0]);
  });
  it("says where each player stands", () => {
    expect(standingOf(info, 0, null)).toBe("in the final");
    expect(standingOf(info, 1, 1)).toBe("out in the semi-finals");
    expect(standingOf(info, 2, null)).toBe("playing");
    expect(standingOf(info, 4, null)).toBe("dropped out");
  });
  it("names the day of a planned start unless it is today", () => {
    const now = new Date(2026, 5, 1, 12, 0).getTime();
    expect(when(now / 1000 + 60, now)).toMatch(/^today at /);
    expect(when(now / 1000 + 2 * 24 * 3600, now)).toMatch(/^Wednesday at /);
    expect(when(now / 1000 + 20 * 24 * 3600, now)).toMatch(/June/);
  });
});
