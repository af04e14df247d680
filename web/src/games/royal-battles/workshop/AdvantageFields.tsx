import { useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { Icon } from "../../../parts/Icon.tsx";
import type { Appraisal, UnitBench } from "./bench.ts";
import { EFFECTS, inUse, placeOf, withAdvantage, withNumber, withTarget, type UnitRecord } from "./draft.ts";
import { Stepper } from "./Stepper.tsx";
import { inWords, signed } from "./words.ts";

/** Where the target of an Advantage stands. */
const POSITIONS: Readonly<Record<string, string>> = { melee: "straight", ranged: "diagonal", any: "any" };

/** Changes the unit; `says` is a sentence about what else changed. */
export type Change = (unit: UnitRecord, step: string, says?: string) => void;

interface Props {
  readonly unit: UnitRecord;
  readonly bench: UnitBench;
  readonly found: Appraisal;
  readonly change: Change;
}

/** What the unit's Advantage may do. Numbers that are not used fold away. */
export function AdvantageFields({ unit, bench, found, change }: Props) {
  const open = useSignal(false);
  const gift = unit.advantage;
  const own = gift.target === "own";
  const barred = own ? ["base", "per_trump", "per_friend"] : ["heal_per_trump"];
  const used = inUse(gift, bench.effects);
  const possible = Object.keys(EFFECTS).filter((name) => !barred.includes(name) || used.includes(name));
  const first = possible.filter((name) => used.includes(name) || name === (own ? "heal_per_trump" : "base") || name === "draw_on_hit");
  const rest = possible.filter((name) => !first.includes(name));
  const number = (name: string) => (
    <Effect key={name} name={name} unit={unit} bench={bench} found={found} set={(value) => change(withNumber(unit, name, value).unit, `${EFFECTS[name]} ${gift[name as "base"]} → ${value}`)} />
  );
  const general = found.faults["advantage"];
  return (
    <fieldset class="ws-group ws-adv">
      <legend>
        <label>
          Advantage:{" "}
          <input class="ws-title" type="text" size={Math.max(6, gift.name.length)} maxLength={bench.longest_text} value={gift.name} aria-label="The Advantage's name" onInput={(event) => change(withAdvantage(unit, { name: event.currentTarget.value }), "")} />
        </label>
      </legend>
      {found.faults["advantage.name"] ? <p class="ws-says">{found.faults["advantage.name"]}</p> : null}
      <div class="ws-params">
        <Words
          label="Position"
          words={POSITIONS}
          value={gift.position}
          cost={found.shares?.["any_position"]}
          choose={(position) => change(withAdvantage(unit, { position }), `Position ${POSITIONS[position]}`)}
        />
        <Words
          label="Target"
          words={{ enemy: "enemy", own: "own" }}
          value={gift.target}
          cost={0}
          choose={(target) => {
            const next = withTarget(unit, target);
            change(next.unit, `Target ${target}`, next.says);
          }}
        />
        {first.map(number)}
        <Switch label="Ignores armour" on={gift.ignores_armour} cost={found.shares?.["ignores_armour"]} flip={(ignores_armour) => change(withAdvantage(unit, { ignores_armour }), "Ignores armour")} />
        <Switch label="Always hits" on={gift.always_hits} cost={found.shares?.["always_hits"]} flip={(always_hits) => change(withAdvantage(unit, { always_hits }), "Always hits")} />
        <Switch label="All on the same colour" on={gift.splash === "same_colour"} cost={found.shares?.["splash"]} flip={(on) => change(withAdvantage(unit, { splash: on ? "same_colour" : "none" }), "All on the same colour")} />
        {open.value ? rest.map(number) : null}
        {rest.length > 0 ? (
          <button type="button" class="ws-more" aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
            {open.value ? "Show less" : `${rest.length} more, all off`}
            <Icon name="chev" />
          </button>
        ) : null}
      </div>
      {general ? (
        <p class="ws-says" role="alert">
          {inWords(general)}
        </p>
      ) : null}
    </fieldset>
  );
}

interface EffectProps {
  readonly name: string;
  readonly unit: UnitRecord;
  readonly bench: UnitBench;
  readonly found: Appraisal;
  readonly set: (value: number) => void;
}

function Effect({ name, unit, bench, found, set }: EffectProps) {
  const stopped = useSignal("");
  useLayoutEffect(() => void (stopped.value = ""), [unit]);
  const [low, high] = bench.effects[name]!;
  const value = unit.advantage[name as "base"];
  const fault = found.faults[placeOf(name)];
  const change = (next: number) => {
    stopped.value = next < low || next > high ? `${EFFECTS[name]}: ${low} to ${high}.` : "";
    if (next >= low && next <= high && next !== value) set(next);
  };
  const share = found.shares?.[name];
  return (
    <div class="ws-param" data-field={name}>
      <span id={`ws-${name}`}>{EFFECTS[name]}</span>
      <Stepper label={`ws-${name}`} value={value} low={low} high={high} change={change} wrong={Boolean(fault)} says={fault ?? stopped.value ? `ws-${name}-says` : undefined} />
      <span class={`ws-cost${share ? "" : " none"}`}>{share === undefined ? "" : signed(share)}</span>
      {(fault ?? stopped.value) ? (
        <p class="ws-says" id={`ws-${name}-says`} role="alert">
          {fault ?? stopped.value}
        </p>
      ) : null}
    </div>
  );
}

interface WordsProps {
  readonly label: string;
  /** What is shown for each value. */
  readonly words: Readonly<Record<string, string>>;
  readonly value: string;
  readonly cost: number | undefined;
  readonly choose: (word: string) => void;
}

/** One of a few words. */
export function Words({ label, words, value, cost, choose }: WordsProps) {
  return (
    <div class="ws-param" role="radiogroup" aria-label={label}>
      <span>{label}</span>
      <span class="ws-seg">
        {Object.entries(words).map(([key, word]) => (
          <label key={key} class={key === value ? "on" : ""}>
            <input type="radio" name={`ws-${label}`} checked={key === value} onChange={() => choose(key)} />
            {word}
          </label>
        ))}
      </span>
      <span class={`ws-cost${cost ? "" : " none"}`}>{cost === undefined ? "" : signed(cost)}</span>
    </div>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly cost: number | undefined;
  readonly flip: (on: boolean) => void;
}

function Switch({ label, on, cost, flip }: SwitchProps) {
  return (
    <label class="ws-param">
      <span>{label}</span>
      <input class="ws-switch" type="checkbox" role="switch" checked={on} onChange={(event) => flip(event.currentTarget.checked)} />
      <span class={`ws-cost${cost ? "" : " none"}`}>{cost === undefined ? "" : signed(cost)}</span>
    </label>
  );
}
