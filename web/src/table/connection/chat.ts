// The chat of a table, without the players whom the reader has muted.

import { computed, signal } from "@preact/signals";
import { nameOf } from "../../parts/words.ts";
import type { Said } from "../../wire.ts";

const KEPT = 50;

/** The seat of what the server itself says. */
export const SERVER = -1;

/** A message with who says it. */
export const spokenBy = (said: Said, names: readonly string[]): string => (said.seat === SERVER ? said.text : `${nameOf(said.seat, names)}: ${said.text}`);

export class ChatBook {
  readonly said = signal<readonly Said[]>([]);
  readonly muted = signal<ReadonlySet<number>>(new Set());
  /** The newest message while the chat is closed. */
  readonly news = signal<Said | null>(null);
  readonly heard = computed(() => this.said.value.filter((one) => !this.muted.value.has(one.seat)));

  take(one: Said): void {
    this.said.value = [...this.said.value, one].slice(-KEPT);
    if (!this.muted.value.has(one.seat)) this.news.value = one;
  }

  mute(seat: number, on: boolean): void {
    const muted = new Set(this.muted.value);
    if (on) muted.add(seat);
    else muted.delete(seat);
    this.muted.value = muted;
    if (on && this.news.value?.seat === seat) this.news.value = null;
  }
}
