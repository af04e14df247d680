// The army that a player puts together. Nothing is sent until the player is ready; then the units are sent in the order in
// which the scene lists their kinds.

/** A kind of unit, and how many of it an army may have. */
export interface Kind {
  readonly name: string;
  readonly most: number;
}

/** What can be chosen from, what was sent before, and how many units are to be chosen now. */
export interface Recruiting {
  readonly kinds: readonly Kind[];
  readonly sent: readonly string[];
  /** The kinds that the scene lets the player send next. */
  readonly open: readonly string[];
  readonly size: number;
}

const count = (names: readonly string[], name: string): number => names.filter((other) => other === name).length;

/** The chosen units that were not sent yet, in the order in which they were chosen. */
export function planned(chosen: readonly string[], sent: readonly string[]): string[] {
  const left = [...sent];
  return chosen.filter((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The kinds of which one more fits into the army. After a unit that was sent, earlier kinds fit only if they are open. */
export function fitting({ kinds, sent, open, size }: Recruiting, plan: readonly string[]): Kind[] {
  if (plan.length >= size) return [];
  const last = Math.max(-1, ...sent.map((name) => kinds.findIndex((kind) => kind.name === name)));
  return kinds.filter(({ name, most }, index) => (index >= last || open.includes(name)) && count([...sent, ...plan], name) < most);
}

/** The plan with every free place filled by lot. `draw` gives a number from 0 up to 1. */
export function filled(recruiting: Recruiting, plan: readonly string[], draw: () => number): string[] {
  const full = [...plan];
  for (;;) {
    const kinds = fitting(recruiting, full);
    if (kinds.length === 0) return full;
    full.push(kinds[Math.floor(draw() * kinds.length)]!.name);
  }
}

/** The lines of the plan, in the order of the kinds. */
export function lines({ kinds }: Recruiting, plan: readonly string[], seat: number): string[] {
  const place = (name: string): number => kinds.findIndex((kind) => kind.name === name);
  return plan.toSorted((one, other) => place(one) - place(other)).map((name) => `${seat} recruit ${name}`);
}
