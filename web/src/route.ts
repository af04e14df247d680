// Where we are, as a signal, and how to go elsewhere without loading the page again.

import { signal } from "@preact/signals";

export type Route =
  | { readonly at: "lobby" }
  | { readonly at: "new"; readonly game: string }
  | { readonly at: "table"; readonly id: string; readonly invite: string }
  | { readonly at: "replay"; readonly id: string }
  | { readonly at: "records" }
  | { readonly at: "check"; readonly id: string }
  | { readonly at: "rules"; readonly game: string }
  | { readonly at: "maps" }
  | { readonly at: "account" }
  | { readonly at: "ratings" }
  | { readonly at: "nowhere" };

/** What an address means. */
export function read(path: string, hash: string): Route {
  const [first = "", second = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === "") return { at: "lobby" };
  if (first === "new" && second) return { at: "new", game: second };
  if (first === "t" && second) return { at: "table", id: second, invite: hash.match(/^#invite=(.+)$/)?.[1] ?? "" };
  if (first === "r" && second) return { at: "replay", id: second };
  if (first === "records") return { at: "records" };
  if (first === "check") return { at: "check", id: second };
  if (first === "maps") return { at: "maps" };
  if (first === "account") return { at: "account" };
  if (first === "ratings") return { at: "ratings" };
  if (first === "rules") return { at: "rules", game: second };
  return { at: "nowhere" };
}

export const route = signal<Route>({ at: "lobby" });

/** Takes the address as it is now. An invitation leaves the address at once, so that nobody copies it by accident. */
export function arrive(): void {
  route.value = read(location.pathname, location.hash);
  if (route.value.at === "table" && route.value.invite) history.replaceState(null, "", location.pathname);
}

export function go(path: string): void {
  history.pushState(null, "", path);
  arrive();
  scrollTo(0, 0);
}

/** Plain clicks on links to our own pages stay on this page. */
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
