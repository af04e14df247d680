// The move list as rows: flat while it is short, folded by group when it is long, never truncated.

import type { Choice, Refusal, Scene } from "../../wire.ts";

/** A move, under a head without the head's words; a folded group, with the outcome of its best move where there is one; a head. */
export type Row =
  | { readonly kind: "choice"; readonly choice: Choice; readonly label?: string }
  | { readonly kind: "group"; readonly name: string; readonly count: number; readonly best?: string }
  | { readonly kind: "head"; readonly name: string };

const LONGEST_FLAT = 10;

const flat = (some: readonly Choice[]): Row[] => some.map((choice) => ({ kind: "choice", choice }));

const sorted = (all: readonly Choice[]): Choice[] => all.toSorted((one, other) => Number(other.best) - Number(one.best));

/** The choices by group, the likely acts before the others. */
export function grouped(all: readonly Choice[]): Map<string, Choice[]> {
  const groups = new Map<string, Choice[]>();
  for (const choice of sorted(all)) groups.set(choice.group, [...(groups.get(choice.group) ?? []), choice]);
  return groups;
}

/** The rows, the likely acts before the others; only those of a group that is open. */
export function moveRows(all: readonly Choice[], open: string): Row[] {
  const groups = grouped(all);
  if (open && groups.has(open)) return flat(groups.get(open)!);
  if (all.length <= LONGEST_FLAT || groups.size < 2) return flat(sorted(all));
  return [...groups].flatMap(([name, some]): Row[] =>
    some.length < 2 || !name ? flat(some) : [{ kind: "group", name, count: some.length }],
  );
}

/** The group that is open, if the choices still have it. */
export const stillOpen = (choices: readonly Choice[], open: string): string => (choices.some((choice) => choice.group === open) ? open : "");

const KEYS = "123456789abcdefghijklnopqstuvwxyz"; // without m, which zooms a map, and r, which replays

/** The keys of the rows: digits, then letters; none for heads, and none beyond the letters. */
export function rowKeys(rows: readonly Row[]): string[] {
  let count = 0;
  return rows.map((row) => (row.kind === "head" ? "" : KEYS.charAt(count++)));
}

/** The keys of that many rows, for the head of the list. */
export const keysShown = (rows: number): string => `keys 1–9${rows > 9 ? ", a" : ""}${rows > 10 ? `–${KEYS.charAt(Math.min(rows, KEYS.length) - 1)}` : ""}`;

/** The refusals that matter once something is touched: of that thing itself, and of another player's things beside those to touch next. */
export function refusedNow(scene: Scene, touched: readonly string[], next: ReadonlyMap<string, unknown>): readonly Refusal[] {
  if (touched.length === 0) return scene.refusals;
  const owner = (id: string): number | null =>
    scene.plates.find((plate) => plate.id === id)?.seat ?? scene.zones.find((zone) => zone.tokens.some((token) => token.id === id))?.owner ?? null;
  const aimed = new Set([...next.keys()].map(owner).filter((seat) => seat !== null && seat !== scene.seat));
  return scene.refusals.filter(({ touch }) => touched.includes(touch) || aimed.has(owner(touch)));
}

const MOST_LABELS = 3;

/** Refused moves, one row for each reason. */
export function lockedRows(refusals: readonly Refusal[]): readonly { readonly refusal: Refusal; readonly label: string }[] {
  const reasons = new Map<string, Refusal[]>();
  for (const refusal of refusals) if (refusal.label) reasons.set(refusal.text, [...(reasons.get(refusal.text) ?? []), refusal]);
  return [...reasons.values()].map((some) => {
    const labels = [...new Set(some.map((refusal) => refusal.label))];
    const more = labels.length - MOST_LABELS;
    return { refusal: some[0]!, label: `${labels.slice(0, MOST_LABELS).join(", ")}${more > 0 ? ` and ${more} more` : ""}` };
  });
}
