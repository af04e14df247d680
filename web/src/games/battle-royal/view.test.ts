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

test("two fingers that part zoom, and what lies between them stays; a click after it touches nothing", () => {
  const view = new View();
  const target = { getBoundingClientRect: () => ({ left: 0, top: 0, width: 100, height: 100 }) };
  const finger = (pointerId: number, x: number, y: number) => ({ pointerId, clientX: x, clientY: y, currentTarget: target }) as unknown as PointerEvent;
  view.down(finger(1, 40, 50));
  view.down(finger(2, 60, 50));
  view.move(finger(1, 20, 50));
  view.move(finger(2, 80, 50));
  expect(view.window.value.scale).toBeCloseTo(3);
  expect((view.window.value.x + 0.5) / 3).toBeCloseTo(0.5);
  view.up(finger(1, 20, 50));
  view.up(finger(2, 80, 50));
  let stopped = false;
  view.click({ stopPropagation: () => (stopped = true) } as unknown as Event);
  expect(stopped).toBe(true);
});
