import { expect, test } from "vitest";
import { freePoint } from "./places.ts";

const box = (left: number, top: number, width: number, height: number): DOMRect =>
  ({ left, top, width, height, right: left + width, bottom: top + height, x: left, y: top, toJSON: () => "" }) as DOMRect;

test("a ghost stands where it hides least: in the middle of its way, or beside the card that lies there", () => {
  const [from, to, size] = [box(0, 0, 20, 20), box(400, 0, 20, 20), { width: 60, height: 80 }];
  expect(freePoint(from, to, [], size)).toEqual({ x: 210, y: 10 });
  const { x } = freePoint(from, to, [box(160, -40, 80, 100)], size);
  expect(x + 30 <= 160 || x - 30 >= 240).toBe(true);
});
