import { expect, test } from "vitest";
import { View } from "./view.ts";

/** A view of ten by ten squares in 400 by 400 pixels. */
function square400(): View {
  const view = new View();
  view.fit({ width: 400, height: 400 }, { width: 10, height: 10 });
  return view;
}

test("zooming keeps what lies under the finger, and never shows what is outside the map", () => {
  const view = square400();
  view.zoom(2, 0.25, 1);
  expect(view.square.value).toBe(80);
  expect(view.offset.value).toEqual({ x: 100, y: 400 });
  view.zoom(0.1);
  expect(view.whole.value).toBe(true);
  expect(view.offset.value).toEqual({ x: 0, y: 0 });
  view.zoom(100);
  expect(view.square.value).toBe(200);
});

test("a square that has the focus is brought into sight, and one that is in sight moves nothing", () => {
  const view = square400();
  view.zoom(2, 0, 0);
  view.show([8, 1]);
  expect(view.offset.value).toEqual({ x: 400, y: 0 });
  view.show([7, 2]);
  expect(view.offset.value).toEqual({ x: 400, y: 0 });
});

test("two fingers that part zoom, and what lies between them stays; a click after it touches nothing", () => {
  const view = square400();
  const target = { getBoundingClientRect: () => ({ left: 0, top: 0, width: 400, height: 400 }) };
  const finger = (pointerId: number, x: number, y: number) => ({ pointerId, clientX: x, clientY: y, currentTarget: target }) as unknown as PointerEvent;
  view.down(finger(1, 160, 200));
  view.down(finger(2, 240, 200));
  view.move(finger(1, 80, 200));
  view.move(finger(2, 320, 200));
  expect(view.square.value).toBeCloseTo(120);
  expect((view.offset.value.x + 200) / view.sheet.value.width).toBeCloseTo(0.5);
  view.up(finger(1, 80, 200));
  view.up(finger(2, 320, 200));
  let stopped = false;
  view.click({ stopPropagation: () => (stopped = true) } as unknown as Event);
  expect(stopped).toBe(true);
});

test("small squares are zoomed in; the whole map is shown on request and stays", () => {
  const view = new View();
  view.fit({ width: 340, height: 400 }, { width: 17, height: 15 });
  expect(view.square.value).toBe(32);
  expect(view.window.value).toEqual({ width: 340, height: 400 });
  view.toggle();
  expect(view.square.value).toBe(20);
  expect(view.window.value).toEqual({ width: 340, height: 300 });
  view.fit({ width: 340, height: 420 }, { width: 17, height: 15 });
  expect(view.whole.value).toBe(true);
  view.toggle();
  expect(view.square.value).toBe(32);
});

test("the window moves to where most squares are in sight", () => {
  const view = square400();
  view.zoom(2, 0, 0);
  view.showMost([[0, 0], [8, 8], [9, 8], [9, 9]]);
  expect([[8, 8], [9, 8], [9, 9]].every((one) => view.shows(one as [number, number]))).toBe(true);
  expect(view.shows([0, 0])).toBe(false);
});

test("a cut-out stays where it is, whoever can act elsewhere", () => {
  const view = new View();
  view.cut(60, [2, 3]);
  view.fit({ width: 240, height: 120 }, { width: 10, height: 10 });
  view.follow([[9, 9]], "1");
  expect(view.square.value).toBe(60);
  expect(view.offset.value).toEqual({ x: 120, y: 180 });
});

test("in a lesson the window moves until all that the coach speaks of is in sight", () => {
  const view = square400();
  view.zoom(2, 0, 0); // five of ten columns are in sight
  view.follow([[1, 1], [2, 1]], "a");
  expect(view.offset.value.x).toBe(0);
  view.follow([[6, 1], [3, 1]], "a");
  expect(view.shows([6, 1])).toBe(false);
  view.follow([[6, 1], [3, 1]], "a", true);
  expect([view.shows([6, 1]), view.shows([3, 1])]).toEqual([true, true]);
});
