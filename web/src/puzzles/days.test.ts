import { expect, test } from "vitest";
import { dayOf, longest, shifted, streak, weekOf } from "./days.ts";

test("a day is written in local time", () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});

test("days are counted across months and years", () => {
  expect(shifted("2026-12-31", 1)).toBe("2027-01-01");
  expect(shifted("2028-03-01", -1)).toBe("2028-02-29");
});

test("a week begins on Monday", () => {
  expect(weekOf("2026-11-15")).toEqual(["2026-11-09", "2026-11-10", "2026-11-11", "2026-11-12", "2026-11-13", "2026-11-14", "2026-11-15"]);
});

test("a streak lasts until a day was missed, and today is not over", () => {
  const days = new Set(["2026-11-10", "2026-11-12", "2026-11-13"]);
  expect(streak(days, "2026-11-13")).toBe(2);
  expect(streak(days, "2026-11-14")).toBe(2);
  expect(streak(days, "2026-11-15")).toBe(0);
  expect(streak(new Set(), "2026-11-13")).toBe(0);
  expect(longest(days)).toBe(2);
  expect(longest(new Set())).toBe(0);
});
