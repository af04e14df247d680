// Stores the draft of each editor in this browser.

const keyOf = (kind: string): string => `regalia.${kind}`;

export function keptDraft<D>(kind: string, isDraft: (kept: unknown) => kept is D): D | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(kind)) ?? "null") as unknown;
    return kept !== null && isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function keepDraft(kind: string, draft: unknown): void {
  try {
    localStorage.setItem(keyOf(kind), JSON.stringify(draft));
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}
