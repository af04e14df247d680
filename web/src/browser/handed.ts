// A shared work on its way from its address to its editor. The editor takes it once, when it opens.

export interface Handed {
  readonly game: string;
  readonly kind: string;
  readonly name: string;
  readonly content: unknown;
}

let waiting: Handed | null = null;

export function hand(work: Handed): void {
  waiting = work;
}

/** True while a work waits for this editor. */
export const isHanded = (game: string, kind: string): boolean => waiting?.game === game && waiting.kind === kind;

/** The work that was handed to this editor, if there is one. */
export function takeHanded(game: string, kind: string): Handed | null {
  if (waiting?.game !== game || waiting.kind !== kind) return null;
  const taken = waiting;
  waiting = null;
  return taken;
}
