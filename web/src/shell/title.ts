// The number of tables that wait, in the page's title and on the icon of the installed app.

import { effect } from "@preact/signals";
import { route } from "../browser/route.ts";
import { elsewhere, waiting } from "./waiting.ts";

const MARK = /^\(\d+\) (Your turn · )?/;

/** A title with the number of tables that wait: "(2) Your turn · Regalia". At a table its own prompt comes first. */
export function marked(title: string, count: number, atTable: boolean): string {
  const plain = title.replace(MARK, "");
  if (count === 0) return plain;
  return `(${count}) ${atTable ? "" : "Your turn · "}${plain}`;
}

export function markTitle(): void {
  const write = (): void => {
    const title = marked(document.title, elsewhere.value.length, route.value.at === "table");
    if (title !== document.title) document.title = title;
  };
  new MutationObserver(write).observe(document.querySelector("title")!, { childList: true });
  effect(write);
  effect(() => {
    const count = waiting.value.length;
    const done = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
    done?.catch(() => undefined);
  });
}
