import type { OptionInfo, RuleInfo } from "../../wire.ts";
import { firstNumber, problemWith, stepped } from "../form.ts";
import { Choice, worded } from "./Choice.tsx";
import { FromFile } from "./FromFile.tsx";

export interface RuleProps {
  /** The game's key. */
  readonly game: string;
  readonly option: OptionInfo;
  readonly rule: RuleInfo;
  readonly value: unknown;
  readonly set: (value: unknown) => void;
}

/** One house rule: its label, a control made for its type, and the standard where it is changed. */
export function RuleField({ game, option, rule, value, set }: RuleProps) {
  const id = `option-${option.name}`;
  const differs = JSON.stringify(value) !== JSON.stringify(option.default);
  const problem = problemWith(option, rule, value);
  return (
    <div class={`rule ${differs ? "changed" : ""}`}>
      <label for={id}>{rule.label}</label>
      <Control id={id} game={game} option={option} rule={rule} value={value} set={set} />
      {differs ? <small class="standard">standard: {worded(option, rule, option.default)}</small> : null}
      {problem ? (
        <small class="wrong" role="alert">
          {problem}
        </small>
      ) : null}
    </div>
  );
}

function Control({ id, ...props }: RuleProps & { readonly id: string }) {
  const { option, value, set } = props;
  if (option.kind === "bool") return <input id={id} class="toggle" type="checkbox" role="switch" checked={value === true} onChange={(event) => set(event.currentTarget.checked)} />;
  if (option.kind === "data") return <FromFile id={id} {...props} />;
  if (option.kind === "int") return <Stepper id={id} {...props} />;
  return <Choice id={id} {...props} />;
}

function Stepper({ id, option, rule, value, set }: RuleProps & { readonly id: string }) {
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
