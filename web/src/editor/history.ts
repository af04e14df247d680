// The drafts of an editor, with the way back and forth between them.

export interface Drafts<D> {
  readonly now: D;
  readonly past: readonly D[];
  readonly future: readonly D[];
}

const MOST = 200;

export const begun = <D>(now: D): Drafts<D> => ({ now, past: [], future: [] });

/** Goes on to the next draft. One that only continues the last change, such as a stroke or a word being typed, adds no step. */
export function changed<D>({ now, past }: Drafts<D>, next: D, step = true): Drafts<D> {
  return { now: next, past: step ? [...past, now].slice(-MOST) : past, future: [] };
}

export function undone<D>({ now, past, future }: Drafts<D>): Drafts<D> {
  const last = past.at(-1);
  return last === undefined ? { now, past, future } : { now: last, past: past.slice(0, -1), future: [now, ...future] };
}

export function redone<D>({ now, past, future }: Drafts<D>): Drafts<D> {
  const [next, ...later] = future;
  return next === undefined ? { now, past, future } : { now: next, past: [...past, now], future: later };
}
