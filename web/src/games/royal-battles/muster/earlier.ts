// The armies that were sent into battle from this browser, to take one again.

const KEY = "regalia.armies";
const KEPT = 12;

/** An army as it was sent: its units, the points it was limited to, and how often it was sent. */
export interface EarlierArmy {
  readonly units: readonly string[];
  readonly limit: number | null;
  readonly times: number;
}

function stored(): readonly EarlierArmy[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as EarlierArmy[]) : [];
  } catch {
    return [];
  }
}

const same = (one: readonly string[], other: readonly string[]): boolean => [...one].sort().join() === [...other].sort().join();

/** The list with an army in front, counted if it was there before. */
export function withArmy(list: readonly EarlierArmy[], units: readonly string[], limit: number | null): readonly EarlierArmy[] {
  const known = list.find((army) => army.limit === limit && same(army.units, units));
  return [{ units, limit, times: (known?.times ?? 0) + 1 }, ...list.filter((army) => army !== known)].slice(0, KEPT);
}

/** The list with an army counted once less, because it was changed before the battle. */
export const withoutArmy = (list: readonly EarlierArmy[], units: readonly string[], limit: number | null): readonly EarlierArmy[] =>
  list.flatMap((army) => (army.limit !== limit || !same(army.units, units) ? army : army.times > 1 ? { ...army, times: army.times - 1 } : []));

export const rememberArmy = (units: readonly string[], limit: number | null): void => keep(withArmy(stored(), units, limit));
export const forgetArmy = (units: readonly string[], limit: number | null): void => keep(withoutArmy(stored(), units, limit));

function keep(list: readonly EarlierArmy[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // Without storage there is nothing to take again.
  }
}

/** The armies that were sent under this limit and have units of these kinds only, the last one first. */
export const earlierArmies = (limit: number | null, kinds: readonly string[]): readonly EarlierArmy[] =>
  stored().filter((army) => army.limit === limit && army.units.every((unit) => kinds.includes(unit)));
