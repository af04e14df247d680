import { useSignal } from "@preact/signals";
import type { OptionInfo } from "../wire.ts";
import { labelOf, parsedData, problemWith, valueLabels } from "./form.ts";

interface Props {
  readonly option: OptionInfo;
  readonly value: unknown;
  readonly set: (value: unknown) => void;
}

/** One option: its name, a control made for its type, its meaning. */
export function OptionField({ option, value, set }: Props) {
  if (option.kind === "bool") return <Switch option={option} value={value} set={set} />;
  const id = `option-${option.name}`;
  const problem = problemWith(option, value);
  return (
    <div class="field">
      <label for={id}>{labelOf(option)}</label>
      <Control id={id} option={option} value={value} set={set} />
      <small id={`${id}-about`}>{option.meaning}</small>
      {problem ? (
        <small class="wrong" role="alert">
          {problem}
        </small>
      ) : null}
    </div>
  );
}

function Control({ id, option, value, set }: Props & { readonly id: string }) {
  const described = { id, "aria-describedby": `${id}-about` };
  if (option.kind === "text") {
    return (
      <select {...described} value={value === null ? "" : String(value)} onChange={(event) => set(event.currentTarget.value || null)}>
        {option.nullable ? <option value="">none</option> : null}
        {valueLabels(option).map(([one, label]) => (
          <option key={one} value={one}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  if (option.kind === "data") return <Data described={described} value={value} set={set} />;
  return (
    <span class="number">
      <input
        {...described}
        type="number"
        inputMode="numeric"
        min={option.low}
        max={option.high}
        disabled={value === null}
        value={value === null ? "" : String(value)}
        onInput={(event) => set(event.currentTarget.valueAsNumber)}
      />
      {option.nullable ? (
        <label class="none">
          <input type="checkbox" checked={value === null} onChange={(event) => set(event.currentTarget.checked ? null : (option.default ?? option.high))} />
          no limit
        </label>
      ) : null}
    </span>
  );
}

function Data({ described, value, set }: { readonly described: object; readonly value: unknown; readonly set: (value: unknown) => void }) {
  const text = useSignal(value === null ? "" : JSON.stringify(value));
  const parsed = parsedData(text.value);
  return (
    <>
      <textarea
        {...described}
        rows={3}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
          const now = parsedData(text.value);
          if ("value" in now) set(now.value);
        }}
      />
      {"problem" in parsed ? <small class="wrong">{parsed.problem}</small> : null}
    </>
  );
}

function Switch({ option, value, set }: Props) {
  return (
    <label class="switch">
      <input type="checkbox" role="switch" checked={value === true} onChange={(event) => set(event.currentTarget.checked)} />
      <span>
        {labelOf(option)}
        <small>{option.meaning}</small>
      </span>
    </label>
  );
}
