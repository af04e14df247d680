import { expect, test } from "vitest";
import { evenOf } from "./even.ts";

test("the even line is one seat's part, or one half where partners win together", () => {
  expect(evenOf([[0.4, 0.6]])).toBe(0.5);
  expect(evenOf([[0.25, 0.25, 0.25, 0.25]])).toBe(0.25);
  expect(evenOf([[0.5, 0.5, 0.5, 0.5]])).toBe(0.5);
  expect(evenOf([[0, 0, 1], [0.4, 0.4, 0.6]])).toBe(0.5);
});
