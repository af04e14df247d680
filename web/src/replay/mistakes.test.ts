import { expect, test } from "vitest";
import type { Judged } from "../wire.ts";
import { mistakes } from "./mistakes.ts";

const advice = { margin: 0.01, worse: false, doing: "", why: "" };
const judged = (at: number, drop: number, mistake = true): Judged => ({
  at,
  drop,
  doubt: 0.01,
  mistake,
  turn: "turn 1",
  played: { ...advice, line: "0 a", label: "A", share: 0.5 },
  best: { ...advice, line: "0 b", label: "B", share: 0.5 + drop },
});
const moments = [judged(1, 0.05), judged(4, 0.3), judged(9, 0.2, false), judged(12, 0.3), judged(20, 0, false)];

test("only what the judge calls a mistake is one, whatever the loss", () => {
  expect(mistakes(moments).map((moment) => moment.at)).toEqual([1, 4, 12]);
});

test("by loss the worst comes first", () => {
  expect(mistakes(moments, "loss").map((moment) => moment.at)).toEqual([4, 12, 1]);
});
