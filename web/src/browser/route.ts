// The current address as a signal, and navigation without loading the page again.

import { signal } from "@preact/signals";

export type Route =
  | { readonly at: "lobby" }
  | { readonly at: "watch" }
  | { readonly at: "new"; readonly game: string }
  | { readonly at: "table"; readonly id: string; readonly invite: string }
  | { readonly at: "replay"; readonly id: string; readonly step: number; readonly review: boolean }
  | { readonly at: "records"; readonly packed: string }
  | { readonly at: "check"; readonly id: string }
  | { readonly at: "rules"; readonly game: string }
  | { readonly at: "learn"; readonly game: string; readonly lesson: string }
  | { readonly at: "puzzles"; readonly game: string; readonly name: string }
  | { readonly at: "works"; readonly page: string; readonly id: string }
  | { readonly at: "account" }
  | { readonly at: "ratings" }
  | { readonly at: "people"; readonly name: string; readonly part: string }
  | { readonly at: "events" }
  | { readonly at: "new-event"; readonly game: string; readonly kind: string }
  | { readonly at: "event"; readonly id: string; readonly take: string }
  | { readonly at: "nowhere" };

/** What an address means. */
export function read(path: string, hash: string): Route {
  const [first = "", second = "", third = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === "") return { at: "lobby" };
  if (first === "watch") return { at: "watch" };
  if (first === "new" && second) return { at: "new", game: second };
  if (first === "t" && second) return { at: "table", id: second, invite: hash.match(/^#invite=(.+)$/)?.[1] ?? "" };
  if (first === "r" && second) return { at: "replay", id: second, step: Number(hash.match(/^#at=(\d+)$/)?.[1] ?? 0), review: hash === "#review" };
  if (first === "learn" && second) return { at: "learn", game: second, lesson: third };
  if (first === "puzzles") return { at: "puzzles", game: second, name: third };
  if (first === "records") return { at: "records", packed: hash.match(/^#game=([\w-]+)$/)?.[1] ?? "" };
  if (first === "check") return { at: "check", id: second };
  if (/^(maps|boards|workshop|scenarios|gallery)$/.test(first) || (first === "w" && second)) return { at: "works", page: first, id: second };
  if (first === "account") return { at: "account" };
  if (first === "me") return { at: "people", name: "", part: second };
  if (first === "people" && second) return { at: "people", name: second, part: third };
  if (first === "ratings") return { at: "ratings" };
  if (first === "rules") return { at: "rules", game: second };
  if (first === "events") return second ? { at: "new-event", game: second, kind: hash.slice(1) } : { at: "events" };
  if (first === "e" && second) return { at: "event", id: second, take: hash.match(/^#take=(.+)$/)?.[1] ?? "" };
  return { at: "nowhere" };
}

export const route = signal<Route>({ at: "lobby" });

/** Reads the address. An invitation is removed from it at once, so that nobody copies it by accident. */
export function arrive(): void {
  route.value = read(location.pathname, location.hash);
  const here = route.value;
  if ((here.at === "table" && here.invite) || (here.at === "event" && here.take)) history.replaceState(null, "", location.pathname);
}

/** Shows another page; `instead` of the current one, which the way back then leaves out. */
export function go(path: string, instead = false): void {
  if (instead) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  arrive();
  scrollTo(0, 0);
}

/** Handles plain clicks on links to our own pages without loading the page again. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}

export function startRouting(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", follow);
  arrive();
}
