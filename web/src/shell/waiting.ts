// The tables where the visitor is asked, kept up to date while the page is open.

import { computed, signal } from "@preact/signals";
import { get, me } from "../requests/api.ts";
import { complete } from "../requests/complete.ts";
import { route } from "../browser/route.ts";
import type { Waiting, WaitingTable } from "../wire.ts";

export const waiting = signal<readonly WaitingTable[]>([]);

/** The tables that wait, without the one on the screen. */
export const elsewhere = computed(() => {
  const here = route.value;
  return here.at === "table" ? waiting.value.filter((table) => table.id !== here.id) : waiting.value;
});

const SEEN = 20_000;
const HIDDEN = 60_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Asks the server now, and again after a while. */
export async function refresh(): Promise<void> {
  clearTimeout(timer);
  try {
    await me();
    waiting.value = complete<Waiting>("Waiting", await get("me/waiting")).tables;
  } catch {
    // Without an answer the last list stays: it says what waited, not what may be played now.
  }
  clearTimeout(timer);
  timer = setTimeout(() => void refresh(), document.hidden ? HIDDEN : SEEN);
}

/** The table on the screen asks the visitor or has stopped asking: the list and a notification need not wait for the next look. */
export function asked(table: string, now: boolean): void {
  if (!now) waiting.value = waiting.value.filter((one) => one.id !== table);
  else if (document.hidden) void refresh();
}

export function watchWaiting(): void {
  document.addEventListener("visibilitychange", () => document.hidden || void refresh());
  addEventListener("online", () => void refresh());
  void refresh();
}
