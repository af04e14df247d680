import { capital } from "../../../parts/words.ts";
import type { Appraisal, UnitBench } from "./bench.ts";
import { AdvantageFields, type Change } from "./AdvantageFields.tsx";
import { BODY, nameFrom, numberOf, placeOf, titleOf, WEAPON, withNumber, type UnitRecord } from "./draft.ts";
import { NumberRow } from "./NumberRow.tsx";
import { signed } from "./words.ts";

interface Props {
  readonly unit: UnitRecord;
  readonly bench: UnitBench;
  readonly found: Appraisal;
  readonly others: readonly UnitRecord[];
  readonly change: Change;
  /** A sentence about what the last step changed beside. */
  readonly says: string;
  /** The price of the last step: "Life 8 → 9: +7". */
  readonly last: string;
}

/** Everything that can be changed about a unit, one row a number. */
export function Form({ unit, bench, found, others, change, says, last }: Props) {
  const faults = { ...clashes(unit, others, bench), ...found.faults };
  const set = (field: string) => (value: number) => {
    const next = withNumber(unit, field, value);
    change(next.unit, `${capital(field)} ${numberOf(unit, field)} → ${value}`, next.says);
  };
  const row = (field: string) => (
    <NumberRow key={field} field={field} unit={unit} span={bench.bounds[field]!} six={bench.standard} step={found.steps?.[field]} share={found.shares?.[field]} fault={faults[placeOf(field)]} set={set(field)} />
  );
  const ranged = found.shares?.["ranged"];
  return (
    <form class="panel ws-form" onSubmit={(event) => event.preventDefault()}>
      {found.price === undefined ? null : (
        <p class="ws-now" aria-hidden="true">
          <b>{titleOf(unit)}</b> <span class="num">{found.price}</span> points <span class="ws-last">{last}</span>
        </p>
      )}
      <div class="ws-group ws-who">
        <label>
          <span>Name</span>
          <input type="text" maxLength={bench.longest_name} value={unit.name && titleOf(unit)} aria-invalid={Boolean(faults["name"])} aria-describedby="ws-who-says" spellcheck={false} onInput={(event) => change({ ...unit, name: nameFrom(event.currentTarget.value) }, "")} />
        </label>
        <label class="letter">
          <span>Letter</span>
          <input type="text" maxLength={1} value={unit.letter} aria-invalid={Boolean(faults["letter"])} aria-describedby="ws-who-says" onInput={(event) => change({ ...unit, letter: event.currentTarget.value.toUpperCase() }, "")} />
        </label>
        <label>
          <span>Weapon</span>
          <input type="text" maxLength={bench.longest_text} value={unit.weapon} onInput={(event) => change({ ...unit, weapon: event.currentTarget.value }, "")} />
        </label>
        <label>
          <span>Armour's name</span>
          <input type="text" maxLength={bench.longest_text} value={unit.armour_name} onInput={(event) => change({ ...unit, armour_name: event.currentTarget.value }, "")} />
        </label>
        <p class="ws-says" id="ws-who-says" role="alert">
          {["name", "letter", "weapon", "armour_name"].flatMap((field) => faults[field] ?? []).join(" ")}
        </p>
      </div>
      <div class="ws-group ws-type" role="radiogroup" aria-label="Type">
        <span class="ws-name">Type</span>
        <span class="ws-seg">
          {["melee", "ranged"].map((type) => (
            <label key={type} class={type === unit.type ? "on" : ""}>
              <input type="radio" name="ws-type" checked={type === unit.type} onChange={() => change({ ...unit, type }, capital(type))} />
              {capital(type)}
            </label>
          ))}
        </span>
        <span class="tiny muted">{unit.type === "ranged" ? "shoots at diagonal neighbours only" : "strikes straight neighbours only"}</span>
        <span class={`ws-cost${ranged ? "" : " none"}`}>{ranged === undefined ? "" : signed(ranged)}</span>
      </div>
      <fieldset class="ws-group">
        <legend>
          Body <small class="ws-scales">letters: where the six standard units stand</small>
        </legend>
        {BODY.map(row)}
      </fieldset>
      <fieldset class="ws-group">
        <legend>
          Weapon <small>Easy ≤ Optimal ≤ Risky</small>
        </legend>
        {WEAPON.map(row)}
        <p class="ws-note" role="status">
          {says}
        </p>
      </fieldset>
      <AdvantageFields unit={unit} bench={bench} found={{ ...found, faults }} change={change} />
    </form>
  );
}

/** What another unit on this device already has. */
function clashes(unit: UnitRecord, others: readonly UnitRecord[], bench: UnitBench): Record<string, string> {
  const owner = others.find((other) => other.letter === unit.letter);
  if (!owner) return {};
  const free = bench.letters.filter((letter) => !others.some((other) => other.letter === letter));
  return { letter: `The letter ${unit.letter} is the ${titleOf(owner)}'s. Free: ${free.join(" ")}.` };
}
