import { useEffect } from "preact/hooks";
import { ApiError } from "../../../requests/api.ts";
import { myWorks, workOf } from "../../../requests/works.ts";
import type { Work, WorkInfo } from "../../../wire.ts";
import { GAME, KIND, type UnitBench } from "./bench.ts";
import { isUnit, wholeUnit } from "./draft.ts";
import { keepUnits, type OwnUnit } from "./ownUnits.ts";

const MOST = 20; // units brought from the server at once
const NOWHERE = 404;

type Row = Pick<WorkInfo, "id" | "changed">;

/** The works to bring: those that this device does not have, or has in an older version. */
export function toBring(units: readonly OwnUnit[], rows: readonly Row[]): string[] {
  const current = ({ id, changed }: Row): boolean => units.some((one) => one.work === id && (one.ahead || one.changed === changed));
  return rows.filter((row) => !current(row)).map((row) => row.id);
}

/** The units with what was brought: in the place of an older version, or at the end under a name that is free. */
export function withBrought(units: readonly OwnUnit[], brought: readonly OwnUnit[]): OwnUnit[] {
  const newer = units.map((one) => brought.find((other) => other.work === one.work) ?? one);
  const names = new Set(newer.map((one) => one.unit.name));
  return [...newer, ...brought.filter((one) => !newer.includes(one) && !names.has(one.unit.name))];
}

/** Brings the units that are kept on the server, and not in this version on this device. `moved`: a unit was changed elsewhere. */
export function useShelf(units: { value: readonly OwnUnit[] }, bench: UnitBench, moved: (old: OwnUnit, now: OwnUnit) => void): void {
  useEffect(() => {
    const bring = async () => {
      const rows = (await myWorks()).filter((row) => row.game === GAME && row.kind === KIND);
      const works = await Promise.all(toBring(units.value, rows).slice(0, MOST).map(workOf));
      const gone = await deleted(units.value.flatMap(({ work }) => (work && !rows.some((row) => row.id === work) ? work : [])));
      const before = units.value;
      units.value = withBrought(before, works.flatMap((work) => ownOf(work, bench))).map((one) => (one.work && gone.includes(one.work) ? { unit: one.unit } : one));
      keepUnits(units.value);
      for (const [nth, old] of before.entries()) moved(old, units.value[nth]!);
    };
    bring().catch(() => undefined); // without the server there are the units of this device
  }, []);
}

const ownOf = ({ id, changed, content }: Work, bench: UnitBench): OwnUnit[] =>
  isUnit(content) ? [{ unit: wholeUnit(content as unknown as Record<string, unknown>, bench.effects), work: id, changed }] : [];

/** The ids of which there is no work any more. */
async function deleted(ids: readonly string[]): Promise<string[]> {
  const found = await Promise.all(ids.slice(0, MOST).map((id) => workOf(id).then(() => false, (why: unknown) => why instanceof ApiError && why.status === NOWHERE)));
  return ids.filter((_, nth) => found[nth]);
}
