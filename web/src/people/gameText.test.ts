import { expect, test } from "vitest";
import type { PlayedGame } from "../wire.ts";
import { change, ending, length, when } from "./gameText.ts";

const game = (more: Partial<PlayedGame>): PlayedGame => ({ id: "x", game: "g", title: "G", ended: 0, outcome: "won", place: 1, seats: 2, against: [], score: "", length: "", minutes: 1, change: null, private: false, replay: true, ...more });

test("an ending says result, place and score", () => {
  expect(ending(game({ score: "30 to 17" }))).toBe("won 30 to 17");
  expect(ending(game({ outcome: "lost", place: 2, score: "12 to 19" }))).toBe("lost 12 to 19");
  expect(ending(game({ outcome: "lost", place: 3, seats: 4, score: "3 territories" }))).toBe("third, 3 territories");
  expect(ending(game({ outcome: "tied" }))).toBe("tied");
});

test("changes and lengths have signs and units", () => {
  expect([change(17), change(-11), change(0), change(null)]).toEqual(["+17", "−11", "+0", "casual"]);
  expect(length({ length: "15 turns", minutes: 22 })).toBe("15 turns, 22 minutes");
  expect([1, 119, 180, 4320].map((minutes) => length({ length: "", minutes }))).toEqual(["1 minute", "119 minutes", "3 hours", "3 days"]);
});

test("a day is told as people do", () => {
  const now = Date.UTC(2026, 10, 17, 12) / 1000;
  const day = (date: number): number => Date.UTC(2026, 10, date) / 1000;
  expect([17, 16, 14, 9].map((date) => when(day(date), now, false))).toEqual(["today", "yesterday", "Saturday", "9 Nov"]);
  expect(when(Date.UTC(2025, 10, 9) / 1000, now, false)).toBe("9 Nov 2025");
  expect(when(now - 60, now, true)).toMatch(/^today, \d\d:\d\d$/);
});
