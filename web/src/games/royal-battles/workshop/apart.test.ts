import { describe, expect, test } from "vitest";
import { apart } from "./apart.ts";

describe("labels on a line", () => {
  test("stay where they belong if there is room", () => {
    expect(apart([{ at: 0, width: 10 }, { at: 20, width: 10 }])).toEqual([0, 0]);
  });
  test("move apart by the same way if they would cover each other", () => {
    expect(apart([{ at: 0, width: 40 }, { at: 15, width: 10 }, { at: 90, width: 10 }])).toEqual([-5, 5, 0]);
  });
  test("push their neighbours on", () => {
    const labels = [0, 5, 10].map((at) => ({ at, width: 12 }));
    const places = apart(labels).map((shift, nth) => labels[nth]!.at + shift);
    expect(places[1]! - places[0]!).toBeGreaterThanOrEqual(11);
    expect(places[2]! - places[1]!).toBeGreaterThanOrEqual(11);
  });
});
