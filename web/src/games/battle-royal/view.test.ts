import { expect, test } from "vitest";
import { View } from "./view.ts";

test("zooming keeps what lies under the finger, and never shows what is outside the map", () => {
  const view = new View();
  view.zoom(2, 0.25, 1);
  expect(view.window.value).toEqual({ scale: 2, x: 0.25, y: 1 });
  view.zoom(0.1);
  expect(view.window.value).toEqual({ scale: 1, x: 0, y: 0 });
  view.zoom(100);
  expect(view.window.value.scale).toBe(5);
});

test("a square that has the focus is brought into sight, and one that is in sight moves nothing", () => {
  const view = new View();
  view.zoom(2, 0, 0);
  view.show(0.9, 0.2);
  expect(view.window.value.x).toBeCloseTo(0.88);
  expect(view.window.value.y).toBe(0);
});
