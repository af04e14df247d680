// Stores the map being drawn in this browser.

import type { Draft } from "./draft.ts";

const KEY = "regalia.map";

export function keptDraft(): Draft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Draft | null;
    return kept?.more && kept.terrain.length === kept.columns * kept.rows ? kept : null;
  } catch {
    return null;
  }
}

export function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without storage the map lasts as long as the page.
  }
}
