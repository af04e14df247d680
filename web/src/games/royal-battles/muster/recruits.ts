// The army that a player puts together. Nothing is sent until the player is ready; then the units go out together, in the
// order in which they were chosen.

/** A kind of unit: how many of it an army may have, and what one costs where armies have points. */
export interface Kind {
  readonly name: string;
  readonly title: string;
  readonly most: number;
  readonly price: number;
}

/** What can be chosen from, what was sent before, and what may be added. */
export interface Recruiting {
  readonly kinds: readonly Kind[];
  readonly sent: readonly string[];
  /** How many units can still be chosen now. */
  readonly size: number;
  /** The points that are left for the units to be chosen; null where armies have no points. */
  readonly points: number | null;
  /** True if the first unit is the boss, which costs twice its price. */
  readonly boss: boolean;
  /** True if the army grows by one unit a turn. */
  readonly drafted: boolean;
  /** True if nobody sees the units of an army before all armies are complete. */
  readonly secret: boolean;
}

const count = (names: readonly string[], name: string): number => names.filter((other) => other === name).length;

const kindOf = (kinds: readonly Kind[], name: string): Kind | undefined => kinds.find((kind) => kind.name === name);

/** The chosen units that were not sent yet, in the order in which they were chosen. */
export function planned(chosen: readonly string[], sent: readonly string[]): string[] {
  const left = [...sent];
  return chosen.filter((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** What a unit costs at its place in the plan. */
export const priceAt = ({ kinds, boss }: Recruiting, name: string, place: number): number => (kindOf(kinds, name)?.price ?? 0) * (boss && place === 0 ? 2 : 1);

/** The points left after the plan, below 0 if it costs too much; null where armies have no points. */
export const leftAfter = (recruiting: Recruiting, plan: readonly string[]): number | null =>
  recruiting.points === null ? null : plan.reduce((left, name, place) => left - priceAt(recruiting, name, place), recruiting.points);

/** The kinds of which one more fits into the army. */
export function fitting(recruiting: Recruiting, plan: readonly string[]): Kind[] {
  const { kinds, sent, size } = recruiting;
  if (plan.length >= size) return [];
  return kinds.filter(({ name, most }) => count([...sent, ...plan], name) < most && (leftAfter(recruiting, [...plan, name]) ?? 0) >= 0);
}

/** How many units must still be added before the army can be sent. With points one unit is enough. */
export const missing = ({ size, points, sent }: Recruiting, plan: readonly string[]): number =>
  points === null ? size - plan.length : plan.length + sent.length > 0 ? 0 : 1;

/** The plan with every free place filled by lot. `draw` gives a number from 0 up to 1. */
export function filled(recruiting: Recruiting, plan: readonly string[], draw: () => number): string[] {
  const full = [...plan];
  for (;;) {
    const kinds = fitting(recruiting, full);
    if (kinds.length === 0) return full;
    full.push(kinds[Math.floor(draw() * kinds.length)]!.name);
  }
}

/** The lines of the plan. An army with points that could have more units ends with `done`. */
export function lines(recruiting: Recruiting, plan: readonly string[], seat: number): string[] {
  const { boss, points, size, drafted } = recruiting;
  const units = plan.map((name, place) => `${seat} ${boss && place === 0 ? "boss" : "recruit"} ${name}`);
  const ends = points !== null && (drafted ? plan.length === 0 : plan.length < size);
  return ends ? [...units, `${seat} done`] : units;
}
