// What touches mean. The same rule as src/regalia/kernel/touch.py, and what a table needs around it.

import type { Choice, Scene } from "../../wire.ts";

export type Alike = ReadonlyMap<string, string>;

/** For each token that looks like another one: the id of that other token. */
export function alikeIn(scene: Scene): Alike {
  const pairs = scene.zones.flatMap((zone) => zone.tokens.filter((token) => token.like).map((token) => [token.id, token.like] as const));
  return new Map(pairs);
}

const standIn = (alike: Alike, id: string): string => alike.get(id) ?? id;

function counted(ids: readonly string[], alike: Alike): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(standIn(alike, id), (counts.get(standIn(alike, id)) ?? 0) + 1);
  return counts;
}

/** The choices whose path holds everything touched so far, in any order. */
export function remaining(choices: readonly Choice[], touched: readonly string[], alike: Alike): Choice[] {
  const wanted = counted(touched, alike);
  return choices.filter((choice) => {
    const path = counted(choice.touch, alike);
    return [...wanted].every(([id, count]) => (path.get(id) ?? 0) >= count);
  });
}

/** The choice that these touches complete: its whole path is touched, its last id last unless it is the only one left. */
export function meant(choices: readonly Choice[], touched: readonly string[], alike: Alike): Choice | undefined {
  const last = touched.at(-1);
  if (last === undefined) return undefined;
  const left = remaining(choices, touched, alike);
  return left.find(
    ({ touch: path }) => path.length === touched.length && (left.length === 1 || standIn(alike, path.at(-1)!) === standIn(alike, last)),
  );
}

/**
 * The touches after one more. Touching a chosen thing again deselects it. Touching a thing that does not fit keeps the
 * touches that do fit it, the earliest first: the attacker stays, the card is exchanged.
 */
export function touch(choices: readonly Choice[], touched: readonly string[], id: string, alike: Alike): string[] {
  if (touched.includes(id)) return touched.filter((other) => other !== id);
  let kept: string[] = [];
  for (const earlier of touched) {
    if (remaining(choices, [...kept, earlier, id], alike).length > 0) kept = [...kept, earlier];
  }
  return [...kept, id];
}

/** Where the next touch can go, and which choice each of these touches would complete. */
export function nextTouches(choices: readonly Choice[], touched: readonly string[], alike: Alike): Map<string, Choice | undefined> {
  const next = new Map<string, Choice | undefined>();
  for (const choice of remaining(choices, touched, alike)) {
    for (const id of choice.touch) {
      const goesOn = remaining([choice], [...touched, id], alike).length > 0; // not where a twin stands in for it
      if (!next.has(id) && !touched.includes(id) && goesOn) next.set(id, meant(choices, [...touched, id], alike));
    }
  }
  for (const [twin, first] of alike) {
    if (touched.includes(twin) || next.has(twin)) continue;
    const touching = [...touched, twin];
    if (remaining(choices, touching, alike).length > 0 && (next.has(first) || touched.includes(first))) {
      next.set(twin, meant(choices, touching, alike));
    }
  }
  return next;
}
