// The visible part of the map, panned and zoomed by buttons, wheel or fingers.

import { signal } from "@preact/signals";

interface Window {
  readonly scale: number;
  /** How far the left upper corner lies outside, in widths and heights of the window. */
  readonly x: number;
  readonly y: number;
}

const WHOLE: Window = { scale: 1, x: 0, y: 0 };
const MOST = 5;
const STEP = 1.5;
const DRAG = 8; // pixels; less is a touch

interface Finger {
  readonly x: number;
  readonly y: number;
}

export class View {
  readonly window = signal<Window>(WHOLE);
  /** Whether thin places are shown. */
  readonly thin = signal(false);
  private readonly fingers = new Map<number, Finger>();
  private moved = 0;

  larger = (): void => this.zoom(STEP);
  smaller = (): void => this.zoom(1 / STEP);
  whole = (): void => {
    this.window.value = WHOLE;
  };

  /** Zooms so that what lies at a point of the window, given in its widths and heights, stays there. */
  zoom(factor: number, fx = 0.5, fy = 0.5): void {
    const { scale, x, y } = this.window.value;
    const next = Math.min(Math.max(scale * factor, 1), MOST);
    this.look(next, ((x + fx) / scale) * next - fx, ((y + fy) / scale) * next - fy);
  }

  /** Moves the window so that a point of the map, in its widths and heights, lies inside. */
  show(mx: number, my: number): void {
    const { scale, x, y } = this.window.value;
    const margin = 0.08;
    const into = (at: number, from: number): number => Math.min(Math.max(from, at * scale - 1 + margin), at * scale - margin);
    this.look(scale, into(mx, x), into(my, y));
  }

  private look(scale: number, x: number, y: number): void {
    const inside = (value: number): number => Math.min(Math.max(value, 0), scale - 1);
    this.window.value = { scale, x: inside(x), y: inside(y) };
  }

  // ---- pointers

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const box = (event.currentTarget as Element).getBoundingClientRect();
    this.zoom(Math.exp(-event.deltaY / 300), (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  };

  down = (event: PointerEvent): void => {
    if (this.fingers.size === 0) this.moved = 0;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  move = (event: PointerEvent): void => {
    const old = this.fingers.get(event.pointerId);
    if (!old) return;
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.fingers.set(event.pointerId, now);
    this.moved += Math.hypot(now.x - old.x, now.y - old.y);
    if (this.moved < DRAG) return;
    if (other) {
      const apart = (one: Finger): number => Math.hypot(one.x - other.x, one.y - other.y) || 1;
      this.zoom(apart(now) / apart(old), ((old.x + other.x) / 2 - box.left) / box.width, ((old.y + other.y) / 2 - box.top) / box.height);
    }
    const { scale, x, y } = this.window.value;
    const share = other ? 2 : 1; // what lies between two fingers moves half as far as one of them
    this.look(scale, x - (now.x - old.x) / box.width / share, y - (now.y - old.y) / box.height / share);
  };

  up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
  };

  /** Swallows the click that ends a drag. */
  click = (event: Event): void => {
    if (this.moved >= DRAG) event.stopPropagation();
    this.moved = 0;
  };
}
