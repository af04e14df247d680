import { expect, test } from "vitest";
import { BOX, curveOf } from "./curve.ts";

const at = (...strengths: number[]) => strengths.map((strength, day) => ({ at: day * 86_400, strength }));

test("a curve begins at 1500 and rises with the strength", () => {
  const curve = curveOf(at(1520, 1600), false)!;
  const heights = [...curve.line.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, height]) => Number(height));
  expect(heights[0]).toBe(curve.start);
  expect(heights[0]! > heights[1]! && heights[1]! > heights[2]!).toBe(true);
  expect(curve.end).toEqual([BOX.width - 7, heights[2]]);
  expect(curve.label).toBe("Rating from 1500 to 1600 over 2 games");
});

test("everything stays inside the box, however far it goes", () => {
  for (const strengths of [[100, 3000], [1500], [900, 910, 905]]) {
    const curve = curveOf(at(...strengths), false)!;
    for (const [, x, height] of curve.line.matchAll(/([\d.]+) ([\d.]+)/g)) {
      expect(Number(x) >= 0 && Number(x) <= BOX.width && Number(height) >= 0 && Number(height) <= BOX.height).toBe(true);
    }
  }
});

test("a long course is cut, and does not begin at 1500", () => {
  expect(curveOf(at(1700, 1710), true)!.label).toBe("Rating from 1700 to 1710 over 2 games");
  expect(curveOf([], false)).toBeNull();
});
