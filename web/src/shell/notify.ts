// A notification of the browser when a table begins to wait. Only for visitors who asked for it, while a page is open:
// there is no push service behind it, so nobody outside this server learns who plays when.

import { effect, signal } from "@preact/signals";
import { span } from "../parts/span.ts";
import { notify } from "../browser/prefs.ts";
import { route } from "../browser/route.ts";
import type { WaitingTable } from "../wire.ts";
import { waiting } from "./waiting.ts";

export type Permission = "granted" | "denied" | "default" | "unsupported";

const now = (): Permission => ("Notification" in globalThis ? Notification.permission : "unsupported");
export const permission = signal<Permission>(now());

/** Asks the browser for permission; true if it notifies from now on. */
export async function ask(): Promise<boolean> {
  if (now() === "default") await Notification.requestPermission();
  permission.value = now();
  notify.value = permission.value === "granted" ? "on" : "off";
  return notify.value === "on";
}

const SOON = 3 * 3_600;

/** Whether a correspondence game's time is nearly up: its player is reminded once. */
const urgent = (table: WaitingTable): boolean => table.days && table.left !== null && table.left < SOON;

/** What a table stands for in the list: one that becomes urgent is news again. */
export const mark = (table: WaitingTable): string => (urgent(table) ? `${table.id} urgent` : table.id);

/** What a notification says about a table. */
export const words = (table: WaitingTable): { readonly title: string; readonly body: string } => ({
  title: urgent(table) ? `Time is short: ${table.title}` : `Your turn: ${table.title}`,
  body: `Against ${table.against}.${table.left === null ? "" : ` ${span(table.left)} left.`}`,
});

/** The tables that have begun to wait, or have become urgent, since the last list and are not on the screen. */
export function fresh(before: ReadonlySet<string>, tables: readonly WaitingTable[], shown: string): readonly WaitingTable[] {
  return tables.filter((table) => !before.has(mark(table)) && table.id !== shown);
}

/** The table that the reader looks at now. */
const looking = (): string => (route.value.at === "table" && !document.hidden ? route.value.id : "");

export function startNotifying(): void {
  let before: ReadonlySet<string> | null = null;
  effect(() => {
    const tables = waiting.value;
    const news = before === null ? [] : fresh(before, tables, looking());
    before = new Set(tables.map(mark));
    if (notify.peek() === "on" && now() === "granted") for (const table of news) void show(table);
  });
}

async function show(table: WaitingTable): Promise<void> {
  const { title, body } = words(table);
  const options = { body, tag: table.id, icon: "/icons/icon-192.png", badge: "/icons/badge.png", data: { path: `/t/${table.id}` } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, options);
  const notice = new Notification(title, options);
  notice.onclick = () => {
    focus();
    location.assign(options.data.path);
  };
}
