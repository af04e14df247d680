// A plan in the making: pieces are picked up, put together and aimed, changed freely, and sent as a whole. After every change
// the server says what the plan would bring and which lines it takes.

import { batch, signal } from "@preact/signals";
import type { Aim, Order, PlanPreview, Planning } from "../../wire.ts";
import type { Look } from "./look.ts";

/** Asks the server about these orders; the answer arrives in `answered` with the same number. */
export type Asking = (ask: number, orders: readonly Order[]) => void;

const BETWEEN_ASKS = 110; // milliseconds, to stay below the server's rate limit

export class Planner {
  readonly orders = signal<readonly Order[]>([]);
  /** Picked up, and not aimed yet. */
  readonly held = signal<readonly string[]>([]);
  /** The server's answer for the current orders; null until it arrives. */
  readonly answer = signal<PlanPreview | null>(null);
  /** What the button says; it stays until the next answer has come. */
  sendLabel = "";
  private readonly pieces: ReadonlySet<string>;
  private past: (readonly Order[])[] = [];
  private asked = 0;
  private waiting = false;
  private onAnswer: ((answer: PlanPreview) => void) | null = null;

  constructor(
    readonly planning: Planning,
    private readonly asking: Asking,
  ) {
    this.pieces = new Set(planning.pieces);
    this.ask();
  }

  // ---- touching

  /** Returns true if the touch did something. */
  touch(id: string): boolean {
    const aim = this.aimOf(id);
    if (this.pieces.has(id)) this.pick(id);
    else if (aim && this.held.value.length > 0) this.send(this.held.value, aim);
    else return false;
    return true;
  }

  /** Handles a piece that was dragged onto something. */
  drop(piece: string, onto: string): void {
    const aim = this.aimOf(onto);
    if (aim) this.send([piece], aim);
    else if (this.pieces.has(onto) && onto !== piece) this.meet([piece], onto);
    else this.change(this.without([piece]));
  }

  private pick(id: string): void {
    const held = this.held.value;
    if (held.includes(id)) {
      if (this.orderOf(id)) this.change(this.without([id]));
      this.held.value = held.filter((other) => other !== id);
    } else if (held.length > 0 && this.orderOf(id)) this.meet(held, id);
    else this.held.value = [...held, id];
  }

  /** Sends the pieces where that piece goes; if it has no order yet, all stay picked up together. */
  private meet(pieces: readonly string[], id: string): void {
    const order = this.orderOf(id);
    if (!order) {
      batch(() => {
        this.change(this.without(pieces));
        this.held.value = [id, ...pieces];
      });
      return;
    }
    const others = this.without(pieces.filter((piece) => piece !== id));
    const joined = others.map((other) => (other.pieces.includes(id) ? { ...other, pieces: this.sorted([...other.pieces, ...pieces]) } : other));
    this.change(joined);
  }

  private send(pieces: readonly string[], aim: Aim): void {
    const others = this.without(pieces);
    const at = aim.single ? others.findIndex((order) => order.aim === aim.ids[0]) : -1;
    const before = others[at]?.pieces ?? [];
    const order = { pieces: this.sorted([...before, ...pieces]), aim: aim.ids[0]! };
    this.change([...others.filter((_, index) => index !== at), order]);
  }

  /** Moves the piece to its next place: held back, each aim alone, each group it could join. */
  move(piece: string, step: number): void {
    const rest = this.without([piece]);
    const groups = rest.filter((order) => !this.aimOf(order.aim)?.single).map((order) => order.pieces[0]!);
    const places = ["", ...this.planning.aims.map((aim) => aim.ids[0]!), ...groups];
    const now = this.orderOf(piece);
    const mates = rest.find((order) => order.pieces.some((other) => now?.pieces.includes(other)));
    const here = mates && groups.includes(mates.pieces[0]!) ? mates.pieces[0]! : (now?.aim ?? "");
    const next = places[(places.indexOf(here) + step + places.length) % places.length]!;
    if (!next) this.change(rest);
    else if (this.pieces.has(next)) this.meet([piece], next);
    else this.send([piece], this.aimOf(next)!);
  }

  clear(): void {
    if (this.orders.value.length > 0) this.change([]);
    this.held.value = [];
  }

  /** Undoes the last change. */
  back(): void {
    if (this.held.value.length > 0) this.held.value = [];
    else {
      const before = this.past.pop();
      if (before) {
        this.orders.value = before;
        this.ask();
      }
    }
  }

  private change(orders: readonly Order[]): void {
    batch(() => {
      this.past.push(this.orders.value);
      this.orders.value = orders;
      this.held.value = [];
      this.ask();
    });
  }

  // ---- what is where

  aimOf(id: string): Aim | undefined {
    return this.planning.aims.find((aim) => aim.ids.includes(id));
  }

  orderOf(piece: string): Order | undefined {
    return this.orders.value.find((order) => order.pieces.includes(piece));
  }

  /** The number of a piece's group, 0 while it has none. */
  numberOf(piece: string): number {
    const index = this.orders.value.findIndex((order) => order.pieces.includes(piece));
    return index < 0 ? 0 : (this.answer.value?.numbers[index] ?? index + 1);
  }

  private without(pieces: readonly string[]): Order[] {
    return this.orders.value
      .map((order) => ({ ...order, pieces: order.pieces.filter((piece) => !pieces.includes(piece)) }))
      .filter((order) => order.pieces.length > 0);
  }

  /** Pieces in the scene's order. */
  private sorted(pieces: readonly string[]): string[] {
    return this.planning.pieces.filter((piece) => pieces.includes(piece));
  }

  /** True if a touch of it does something. */
  live(id: string): boolean {
    return this.pieces.has(id) || (this.held.value.length > 0 && this.aimOf(id) !== undefined);
  }

  look(id: string): Look | null {
    const held = this.held.value;
    const plain = { badge: null, hinted: false };
    if (this.pieces.has(id)) {
      if (held.includes(id) || this.orderOf(id)) return { ...plain, state: "chosen" };
      const back = this.orders.value.length > 0 && held.length === 0;
      return { state: "touch", badge: back ? { text: "held back", kind: "dark", icon: "" } : null, hinted: false };
    }
    return held.length > 0 && this.aimOf(id) ? { ...plain, state: "target" } : null;
  }

  // ---- asking

  private ask(): void {
    this.answer.value = null;
    this.asked += 1;
    if (this.waiting) return;
    this.waiting = true;
    this.asking(this.asked, this.orders.value);
  }

  /** Asks again after a reconnection: the answer may be lost. */
  again(): void {
    this.waiting = false;
    this.ask();
  }

  answered(ask: number, answer: PlanPreview): void {
    if (ask !== this.asked) {
      setTimeout(() => this.asking(this.asked, this.orders.value), BETWEEN_ASKS);
      return;
    }
    this.waiting = false;
    this.sendLabel = answer.send;
    this.answer.value = answer;
    this.onAnswer?.(answer);
    this.onAnswer = null;
  }

  /** Calls back with the answer for the plan as it is, now or when it has come. */
  whenAnswered(then: (answer: PlanPreview) => void): void {
    if (this.answer.value) then(this.answer.value);
    else this.onAnswer = then;
  }
}
