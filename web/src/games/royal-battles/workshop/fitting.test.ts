import { expect, test } from "vitest";
import { EDGE, fitting } from "./fitting.ts";

const wide = (text: string): number => 6 * text.length;

test("a text is taken only if all of it fits with its edges", () => {
  const texts = ["Armour 20.9", "20.9"];
  expect(fitting(66 + 2 * EDGE, texts, wide)).toBe("Armour 20.9");
  expect(fitting(66 + 2 * EDGE - 1, texts, wide)).toBe("20.9");
  expect(fitting(24 + 2 * EDGE - 1, texts, wide)).toBe("");
});
