import { useEffect } from "preact/hooks";
import { myWorks, workOf } from "../../../requests/works.ts";
import { GAME, KIND, type UnitBench } from "./bench.ts";
import { isUnit, wholeUnit } from "./draft.ts";
import { keepUnits, type OwnUnit } from "./ownUnits.ts";

const MOST = 20; // units brought from the server at once

/** Brings the units that are kept on the server, and not on this device, from there. */
export function useShelf(units: { value: readonly OwnUnit[] }, bench: UnitBench): void {
  useEffect(() => {
    const bring = async () => {
      const rows = (await myWorks()).filter((row) => row.game === GAME && row.kind === KIND);
      const here = new Set(units.value.map((one) => one.work));
      const missing = rows.filter((row) => !here.has(row.id)).slice(0, MOST);
      const works = await Promise.all(missing.map((row) => workOf(row.id)));
      const brought = works.flatMap((work) => (isUnit(work.content) ? [{ unit: wholeUnit(work.content as unknown as Record<string, unknown>, bench.effects), work: work.id }] : []));
      const names = new Set(units.value.map((one) => one.unit.name));
      const fresh = brought.filter((one) => !names.has(one.unit.name));
      if (fresh.length === 0) return;
      units.value = [...units.value, ...fresh];
      keepUnits(units.value);
    };
    bring().catch(() => undefined); // without the server there are the units of this device
  }, []);
}
