import { expect, test } from "vitest";
import type { Judged } from "../wire.ts";
import { mistakes } from "./mistakes.ts";

const judged = (at: number, drop: number): Judged => ({
  at,
  drop,
  played: { line: "0 a", label: "A", share: 0.5 },
  best: { line: "0 b", label: "B", share: 0.5 + drop },
});

test("the worst decisions come first, and only those that matter", () => {
  const moments = [judged(1, 0.05), judged(4, 0.3), judged(9, 0.01), judged(12, 0.3), judged(20, 0)];
  expect(mistakes(moments).map((moment) => moment.at)).toEqual([4, 12, 1]);
});

test("never more than five", () => {
  expect(mistakes(Array.from({ length: 12 }, (_, at) => judged(at, 0.1))).length).toBe(5);
});
