// What the others did since the viewer's last turn, kept in this tab while its page is reloaded. The server sends no earlier
// scenes; these were shown to the same viewer.

import type { Step } from "../board/beats.ts";

export interface Kept {
  readonly steps: readonly Step[];
  /** Whether the marks are still on the table. */
  readonly traced: boolean;
}

interface Stored extends Kept {
  readonly table: string;
  readonly seq: number;
  readonly seat: number | null;
}

const KEY = "regalia.since";

/** Keeps the steps until the page is back. Too many for the tab's store are not kept. */
export function keep(what: Stored): void {
  try {
    sessionStorage.removeItem(KEY);
    sessionStorage.setItem(KEY, JSON.stringify(what));
  } catch {
    // the page that comes will tell it from the log
  }
}

function stored(): Stored | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Stored | null;
  } catch {
    return null;
  }
}

/** The steps that were kept for this table, if the viewer sits there as before and nothing has happened meanwhile. */
export function kept(table: string, seq: number, seat: number | null): Kept | null {
  const found = stored();
  return found && found.table === table && found.seq === seq && found.seat === seat && found.steps.length > 0 ? found : null;
}
