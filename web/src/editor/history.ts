// The drafts of an editor, with the way back and forth between them.

export interface Drafts<D> {
  readonly now: D;
  readonly past: readonly D[];
  readonly future: readonly D[];
  /** What the last change was made to, where further changes to it belong to the same step. */
  readonly to?: string;
}

const MOST = 200;

export const begun = <D>(now: D): Drafts<D> => ({ now, past: [], future: [] });

/** A step of its own; or none, because it continues a stroke; or what is being changed, such as a name that is typed. */
export type Step = boolean | string;

/** Goes on to the next draft. Changes to the same thing, one after another, are one step. */
export function changed<D>({ now, past, to }: Drafts<D>, next: D, step: Step = true): Drafts<D> {
  const goesOn = step === false || (typeof step === "string" && step === to);
  return { now: next, past: goesOn ? past : [...past, now].slice(-MOST), future: [], ...(typeof step === "string" ? { to: step } : {}) };
}

/** A draft that was opened in the place of an earlier one, to which undo goes back. */
export const after = <D>(earlier: D | null, now: D): Drafts<D> => (earlier === null ? begun(now) : changed(begun(earlier), now));

export function undone<D>({ now, past, future }: Drafts<D>): Drafts<D> {
  const last = past.at(-1);
  return last === undefined ? { now, past, future } : { now: last, past: past.slice(0, -1), future: [now, ...future] };
}

export function redone<D>({ now, past, future }: Drafts<D>): Drafts<D> {
  const [next, ...later] = future;
  return next === undefined ? { now, past, future } : { now: next, past: [...past, now], future: later };
}
