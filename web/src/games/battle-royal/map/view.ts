// The visible part of the map, in pixels. Buttons, keys, the wheel and fingers pan and zoom it.

import { batch, computed, signal } from "@preact/signals";
import type { Point } from "./land.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface Corner {
  readonly x: number;
  readonly y: number;
}

const STEP = 1.5;
const MOST = 5; // times the whole map
const DRAG = 8; // pixels; less is a touch
const FINGER = 44; // pixels of a square that a finger can touch
const MOUSE = 32;

/** The least size of a square that the reader's pointer hits easily. */
const easy = (): number => (globalThis.matchMedia?.("(pointer: coarse)").matches ? FINGER : MOUSE);

export class View {
  /** Whether thin places are shown. */
  readonly thin = signal(false);
  /** The room for the map. */
  private readonly room = signal<Size>({ width: 0, height: 0 });
  /** Columns and rows of the map. */
  private readonly extent = signal<Size>({ width: 1, height: 1 });
  /** How large a square is drawn; 0 draws the whole map. */
  private readonly wanted = signal(0);
  private readonly corner = signal<Corner>({ x: 0, y: 0 });
  private readonly fingers = new Map<number, Corner>();
  private moved = 0;
  /** Whether the reader asked for the whole map. */
  private asked = false;
  /** The squares where something can be done. */
  private region: readonly Point[] = [];
  private turn = "";
  /** Whether the part of the map that is shown never moves. */
  private fixed = false;

  /** The size of a square with the whole map in sight. */
  readonly least = computed(() => Math.min(this.room.value.width / this.extent.value.width, this.room.value.height / this.extent.value.height));
  readonly square = computed(() => Math.min(Math.max(this.wanted.value, this.least.value), Math.max(this.least.value * MOST, FINGER)));
  readonly whole = computed(() => this.square.value <= this.least.value * 1.01);
  readonly sheet = computed((): Size => ({ width: this.extent.value.width * this.square.value, height: this.extent.value.height * this.square.value }));
  /** The window: no larger than the sheet. */
  readonly window = computed((): Size => ({ width: Math.min(this.room.value.width, this.sheet.value.width), height: Math.min(this.room.value.height, this.sheet.value.height) }));
  /** How far the sheet's left upper corner lies outside the window. */
  readonly offset = computed((): Corner => {
    const { x, y } = this.corner.value;
    const inside = (value: number, most: number): number => Math.min(Math.max(value, 0), Math.max(most, 0));
    return { x: inside(x, this.sheet.value.width - this.window.value.width), y: inside(y, this.sheet.value.height - this.window.value.height) };
  });

  /** Takes the room for the map and its extent in squares. A map with squares too small to hit is zoomed in. */
  fit(room: Size, extent: Size): void {
    const same = room.width === this.room.value.width && room.height === this.room.value.height;
    if (same && extent.width === this.extent.value.width) return;
    batch(() => {
      this.room.value = room;
      this.extent.value = extent;
      if (!this.asked) this.wanted.value = this.least.value < easy() ? easy() : 0;
      this.showMost(this.region);
    });
  }

  /**
   * Takes the squares where something can be done, and moves to them at the start of a turn or if none of them is in sight;
   * with `all`, if one of them is not.
   */
  follow(region: readonly Point[], turn: string, all = false): void {
    if (this.fixed) return;
    this.region = region;
    const seen = region.filter((square) => this.shows(square)).length;
    if (turn !== this.turn || seen < (all ? region.length : 1)) this.showMost(region);
    this.turn = turn;
  }

  /** Shows the map from a square on, for good, with squares of that many pixels. */
  cut(square: number, [column, row]: Point): void {
    batch(() => {
      this.asked = this.fixed = true;
      this.wanted.value = square;
      this.corner.value = { x: column * square, y: row * square };
    });
  }

  larger = (): void => this.zoom(STEP);
  smaller = (): void => this.zoom(1 / STEP);

  /** Shows the whole map or, from there, the acting region with squares large enough to hit. */
  toggle = (): void => {
    const near = this.whole.value;
    this.asked = !near;
    if (near) {
      this.zoom(Math.max(easy(), this.least.value * STEP) / this.square.value);
      this.showMost(this.region);
    } else this.wanted.value = 0;
  };

  /** Zooms so that what lies at a point of the window, given in its widths and heights, stays there. */
  zoom(factor: number, fx = 0.5, fy = 0.5): void {
    const { width, height } = this.window.value;
    const { x, y } = this.offset.value;
    const [mx, my] = [(x + fx * width) / this.sheet.value.width, (y + fy * height) / this.sheet.value.height];
    batch(() => {
      this.wanted.value = this.square.value * factor;
      this.wanted.value = this.square.value;
      this.corner.value = { x: mx * this.sheet.value.width - fx * this.window.value.width, y: my * this.sheet.value.height - fy * this.window.value.height };
      if (!this.whole.value) this.asked = false;
    });
  }

  /** Moves the window so that a square, given by column and row, lies inside with its neighbours. */
  show([column, row]: Point): void {
    const { x, y } = this.offset.value;
    const into = (at: number, from: number, size: number): number => Math.min(Math.max(from, (at + 2) * this.square.value - size), (at - 1) * this.square.value);
    this.corner.value = { x: into(column, x, this.window.value.width), y: into(row, y, this.window.value.height) };
  }

  /** Moves the window to where most of these squares are in sight. */
  showMost(squares: readonly Point[]): void {
    const { width, height } = this.window.value;
    const size = this.square.value;
    const amid = (some: readonly Point[], axis: 0 | 1): number => (Math.min(...some.map((one) => one[axis])) + Math.max(...some.map((one) => one[axis]))) / 2;
    const around = ([x, y]: Point): Corner => ({ x: (x + 0.5) * size - width / 2, y: (y + 0.5) * size - height / 2 });
    const corners = [...squares, [amid(squares, 0), amid(squares, 1)] as const].map(around);
    const seen = (from: Corner): number => squares.filter((square) => this.covers(from, square)).length;
    const best = corners.reduce<{ at?: Corner; count: number }>((found, at) => (seen(at) > found.count ? { at, count: seen(at) } : found), { count: 0 });
    if (!best.at) return;
    const inside = squares.filter((square) => this.covers(best.at!, square));
    this.corner.value = around([amid(inside, 0), amid(inside, 1)]);
  }

  /** Whether a square lies in the window as it is. */
  shows(square: Point): boolean {
    return this.covers(this.offset.value, square);
  }

  private covers(from: Corner, [x, y]: Point): boolean {
    const { width, height } = this.window.value;
    const size = this.square.value;
    return x * size >= from.x - 1 && (x + 1) * size <= from.x + width + 1 && y * size >= from.y - 1 && (y + 1) * size <= from.y + height + 1;
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
      const apart = (one: Corner): number => Math.hypot(one.x - other.x, one.y - other.y) || 1;
      this.zoom(apart(now) / apart(old), ((old.x + other.x) / 2 - box.left) / box.width, ((old.y + other.y) / 2 - box.top) / box.height);
    }
    const { x, y } = this.offset.value;
    const share = other ? 2 : 1; // what lies between two fingers moves half as far as one of them
    this.corner.value = { x: x - (now.x - old.x) / share, y: y - (now.y - old.y) / share };
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
