// The actions by target: one target with its styles under it, the others folded into one row each.

import { grouped, type Row } from "../../table/moves/moveRows.ts";
import type { Act, Choice } from "../../wire.ts";

/** The rows of these actions. Targets that the best style hits come first; the first one is open until another one is. */
export function byTarget(acts: readonly Act[], all: readonly Choice[], opened: string): Row[] {
  const targets = [...grouped(all)].toSorted(([, [one]], [, [other]]) => Number(misses(one)) - Number(misses(other)));
  const open = targets.some(([name]) => name === opened) ? opened : targets.find(([name]) => name)?.[0];
  return targets.flatMap(([name, styles]): Row[] => {
    if (!name || styles.length < 2) return styles.map((choice) => ({ kind: "choice", choice }));
    if (name !== open) return [{ kind: "group", name, count: styles.length, best: `best: ${styles[0]!.outcome}` }];
    return [{ kind: "head", name }, ...styles.map((choice): Row => ({ kind: "choice", choice, label: styleOf(acts, choice) }))];
  });
}

const misses = (choice: Choice | undefined): boolean => choice?.badge?.kind === "none";

/** The name of a choice's style: that of the act which settles it. */
const styleOf = (acts: readonly Act[], { label, touch }: Choice): string => acts.find((act) => act.id === touch.at(-1))?.label ?? label;
