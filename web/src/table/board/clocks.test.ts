import { expect, test } from "vitest";
import { face, left, spoken, warning, type TimedClocks } from "./clocks.ts";

const clocks: TimedClocks = { type: "clocks", left: [65, 30], running: 0, at: 1_000 };

test("only the running clock runs, and never below nothing", () => {
  expect(left(clocks, 0, 6_000)).toBe(60);
  expect(left(clocks, 1, 6_000)).toBe(30);
  expect(left(clocks, 0, 100_000)).toBe(0);
});

test("a clock shows what began as whole", () => {
  expect([0, 0.2, 9, 59.4, 60, 750, 3_723, 83_000, 90_001, 187_200].map(face)).toEqual(["0:00", "0:01", "0:09", "1:00", "1:00", "12:30", "1:02:03", "23 hours", "1 day 1 h", "2 days"]);
});

test("a clock is said in at most two units", () => {
  expect([0, 1, 61, 3_723, 187_200].map(spoken)).toEqual(["no time", "1 second", "1 minute 1 second", "1 hour 2 minutes", "2 days 4 hours"]);
});

test("short time is said once at each mark", () => {
  expect([warning(31, 30.5), warning(30.2, 29.9), warning(29.9, 29), warning(10.1, 9.9), warning(20, 9)]).toEqual(["", "30 seconds left", "", "10 seconds left", "10 seconds left"]);
});
