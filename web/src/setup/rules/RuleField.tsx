import { useSignal } from "@preact/signals";
import { optionsOf } from "../../requests/api.ts";
import { errorText } from "../../parts/load.ts";
import type { OptionInfo, RuleInfo } from "../../wire.ts";
import { firstNumber, problemWith, stepped, valueLabels } from "../form.ts";

interface Props {
  readonly option: OptionInfo;
  readonly rule: RuleInfo;
  readonly value: unknown;
  readonly set: (value: unknown) => void;
}

/** One house rule: its label, a control made for its type, and the standard where it is changed. */
export function RuleField({ option, rule, value, set }: Props) {
  const id = `option-${option.name}`;
  const differs = JSON.stringify(value) !== JSON.stringify(option.default);
  const problem = problemWith(option, rule, value);
  return (
    <div class={`rule ${differs ? "changed" : ""}`}>
      <label for={id}>{rule.label}</label>
      <Control id={id} option={option} rule={rule} value={value} set={set} />
      {differs ? <small class="standard">standard: {worded(option, rule, option.default)}</small> : null}
      {problem ? (
        <small class="wrong" role="alert">
          {problem}
        </small>
      ) : null}
    </div>
  );
}

/** A value in players' words. */
function worded(option: OptionInfo, rule: RuleInfo, value: unknown): string {
  if (value === null) return option.null || "none";
  if (option.kind === "bool") return value ? "yes" : "no";
  if (option.kind === "data" && typeof value !== "string") return "none";
  return valueLabels(option, rule).find(([one]) => one === value)?.[1] ?? rule.words[0] ?? String(value);
}

function Control({ id, ...props }: Props & { readonly id: string }) {
  const { option, value, set } = props;
  if (option.kind === "bool") return <input id={id} class="toggle" type="checkbox" role="switch" checked={value === true} onChange={(event) => set(event.currentTarget.checked)} />;
  if (option.kind === "data") return <FromFile id={id} {...props} />;
  if (option.kind === "int") return <Stepper id={id} {...props} />;
  return <Choice id={id} {...props} />;
}

function Choice({ id, option, rule, value, set }: Props & { readonly id: string }) {
  const labels = valueLabels(option, rule);
  return (
    <select id={id} value={value === null ? "" : String(value)} onChange={(event) => set(event.currentTarget.value || null)}>
      {option.nullable ? <option value="">{option.null || "none"}</option> : null}
      {[true, false].map((standard) => (
        <optgroup key={String(standard)} label={standard ? "Standard" : "House rule"}>
          {labels.filter(([one]) => (one === option.default) === standard).map(([one, label]) => (
            <option key={one} value={one}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}

function Stepper({ id, option, rule, value, set }: Props & { readonly id: string }) {
  const number = typeof value === "number" ? value : firstNumber(option);
  const step = (by: 1 | -1) => set(stepped(option, Number.isInteger(number) ? number : firstNumber(option), by));
  return (
    <span class="stepper-box">
      {option.nullable ? (
        <label class="none">
          <input type="checkbox" data-none={option.name} checked={value === null} onChange={(event) => set(event.currentTarget.checked ? null : firstNumber(option))} />
          {option.null || "none"}
        </label>
      ) : null}
      <span class="stepper">
        <button type="button" aria-label={`${rule.label}: fewer`} disabled={value === null || number <= option.low} onClick={() => step(-1)}>
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={option.low}
          max={option.high}
          disabled={value === null}
          value={value === null ? "" : String(value)}
          onInput={(event) => set(event.currentTarget.valueAsNumber)}
        />
        <button type="button" aria-label={`${rule.label}: more`} disabled={value === null || number >= option.high} onClick={() => step(1)}>
          +
        </button>
      </span>
    </span>
  );
}

/** Something with a name that a file of the player's own can replace: a map, a board, units. */
export function FromFile({ id, option, rule, value, set }: Props & { readonly id: string }) {
  const said = useSignal("");
  const own = typeof value !== "string" && JSON.stringify(value) !== JSON.stringify(option.default);
  const load = async (file: File | undefined) => {
    if (!file) return;
    try {
      const held = await optionsOf(await file.text());
      set(held[option.name] ?? held);
      said.value = "";
    } catch (wrong) {
      said.value = errorText(wrong);
    }
  };
  return (
    <span class="from-file">
      {option.values.length > 0 && !own ? <Choice id={id} option={option} rule={rule} value={value} set={set} /> : <b id={id}>{own ? "your file" : worded(option, rule, option.default)}</b>}
      <label class="file btn quiet">
        {own ? "Another file" : "Load a file"}
        <input type="file" accept=".json,.toml" data-file={option.name} aria-label={`${rule.label}: load a file`} onChange={(event) => void load(event.currentTarget.files?.[0])} />
      </label>
      {said.value ? (
        <small class="wrong" role="alert">
          {said.value}
        </small>
      ) : null}
    </span>
  );
}
