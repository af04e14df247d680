import { expect, test } from "vitest";
import { isNumbered, pointAt, wayOf, widthOf } from "./geometry.ts";

test("a roll leads the same number of steps either way round, and nowhere else", () => {
  expect(wayOf(18, 21, 3, 35)).toBe(3);
  expect(wayOf(18, 15, 3, 35)).toBe(-3);
  expect(wayOf(1, 33, 3, 35)).toBe(-3);
  expect(wayOf(34, 2, 3, 35)).toBe(3);
  expect(wayOf(18, 20, 3, 35)).toBe(0);
});

test("on a small ring the way is the roll, though the other way round would be shorter", () => {
  expect(wayOf(0, 6, 6, 13)).toBe(6);
  expect(wayOf(0, 7, 6, 13)).toBe(-6);
});

test("the first space is at the top, and the spaces of a long ring are narrow", () => {
  const top = pointAt(0, 35);
  expect(Math.round(top.x)).toBe(0);
  expect(top.y).toBe(-222);
  expect(widthOf(35)).toBeGreaterThan(36);
  expect(widthOf(100)).toBeLessThan(13);
  expect([34, 35].map((space) => isNumbered(space, 35))).toEqual([true, true]);
  expect([34, 35].map((space) => isNumbered(space, 100))).toEqual([false, true]);
});
