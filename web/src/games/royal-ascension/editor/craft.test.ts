import { expect, test } from "vitest";
import { BOARDS } from "./craft.ts";

test.each([
  ["There must be at least one space of type 'shop'.", "No space is a shop. Turn at least one into a shop."],
  ["The ring has 12 of the 13 to 100 spaces that a board has.", "The ring has 12 spaces. Add 1: a board has 13 to 100."],
  ["The ring has 103 of the 13 to 100 spaces that a board has.", "The ring has 103 spaces. Remove 3: a board has 13 to 100."],
  ["'gates' must be a list of 1 to 12 space numbers, not 0.", "No space is a gate. Make 1 to 12 spaces gates, so that pieces can leave home."],
  ["'gates' must be a list of 1 to 12 space numbers, not 14.", "There are 14 gates. A board has 1 to 12."],
])("%s", (fault, words) => {
  expect(BOARDS.worded(fault)).toBe(words);
});

test("a fault leads to its space", () => {
  expect(BOARDS.placesIn("Space 11 must be an object.")).toEqual(["space11"]);
  expect(BOARDS.placesIn("The ring has 12 of the 13 to 100 spaces that a board has.")).toEqual([]);
});
