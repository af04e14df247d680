// The move list as rows: flat while it is short, folded by group when it is long, never truncated.

import type { Choice } from "../../wire.ts";

export type Row =
  | { readonly kind: "choice"; readonly choice: Choice }
  | { readonly kind: "group"; readonly name: string; readonly count: number };

const LONGEST_FLAT = 10;

const flat = (some: readonly Choice[]): Row[] => some.map((choice) => ({ kind: "choice", choice }));

export function moveRows(choices: readonly Choice[], open: string): Row[] {
  if (open) return flat(choices.filter((choice) => choice.group === open));
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) groups.set(choice.group, [...(groups.get(choice.group) ?? []), choice]);
  if (choices.length <= LONGEST_FLAT || groups.size < 2) return flat(choices);
  return [...groups].flatMap(([name, some]): Row[] =>
    some.length < 2 || !name ? flat(some) : [{ kind: "group", name, count: some.length }],
  );
}

/** The group that is open, if the choices still have it. */
export const stillOpen = (choices: readonly Choice[], open: string): string => (choices.some((choice) => choice.group === open) ? open : "");
