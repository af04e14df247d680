import { expect, test } from "vitest";
import { MAPS } from "./craft.ts";

test("a fault is told as a sentence, without the number of its rule; squares keep their names", () => {
  expect(MAPS.worded("V3: there must be one white capital, not 0.")).toBe("There must be one white capital, not 0.");
  expect(MAPS.worded("V7: d1, c2 beside the lake square d2 must be lake.")).toBe("d1, c2 beside the lake square d2 must be lake.");
  expect(MAPS.worded("V5: 2 towns are named 'Ayr'.")).toBe("2 towns are named 'Ayr'.");
  expect(MAPS.worded("V8: 'Ouse' does not reach the sea.")).toBe("'Ouse' does not reach the sea.");
});

test("a fault leads to the squares that it names", () => {
  expect(MAPS.placesIn("V7: d1, c2 beside the lake square d2 must be lake.")).toEqual(["d1", "c2", "d2"]);
  expect(MAPS.placesIn("V8: the side c3|d3 is listed 2 times.")).toEqual(["c3", "d3"]);
  expect(MAPS.placesIn("V5: 2 towns are named 'Ayr'.")).toEqual([]);
});
