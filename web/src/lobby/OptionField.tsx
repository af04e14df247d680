import { useSignal } from "@preact/signals";
import { optionsOf } from "../api.ts";
import type { OptionInfo } from "../wire.ts";
import { firstNumber, labelOf, parsedData, problemWith, valueLabels } from "./form.ts";

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
  if (option.kind === "text" || (option.kind === "data" && option.values.includes(value as string))) {
    return (
      <select {...described} value={value === null ? "" : String(value)} onChange={(event) => set(event.currentTarget.value || null)}>
        {option.nullable ? <option value="">{option.null || "none"}</option> : null}
        {valueLabels(option).map(([one, label]) => (
          <option key={one} value={one}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  if (option.kind === "data" && typeof option.default === "string" && typeof value === "string") {
    return <Named option={option} described={described} value={value} set={set} />;
  }
  if (option.kind === "data") return <Data option={option} described={described} value={value} set={set} />;
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
          <input type="checkbox" checked={value === null} onChange={(event) => set(event.currentTarget.checked ? null : firstNumber(option))} />
          {option.null || "none"}
        </label>
      ) : null}
    </span>
  );
}

/** Data typed as JSON, or loaded from a JSON or TOML file. */
function Data({ option, described, value, set }: Props & { readonly described: object }) {
  const text = useSignal(value === null ? "" : JSON.stringify(value));
  const trouble = useSignal("");
  const parsed = parsedData(text.value);
  const problem = "problem" in parsed ? parsed.problem : trouble.value;
  const write = (written: string) => {
    trouble.value = "";
    text.value = written;
    const now = parsedData(written);
    if ("value" in now) set(now.value);
  };
  return (
    <>
      <textarea {...described} rows={3} value={text.value} onInput={(event) => write(event.currentTarget.value)} />
      <FromFile option={option} take={(held) => write(JSON.stringify(held))} fail={(why) => (trouble.value = why)} />
      <Problem text={problem} />
    </>
  );
}

/** Data with a name, such as the standard board; a file can replace it. */
function Named({ option, described, value, set }: Props & { readonly described: object }) {
  const trouble = useSignal("");
  return (
    <>
      <input {...described} type="text" autoComplete="off" value={String(value)} onInput={(event) => set(event.currentTarget.value)} />
      <FromFile option={option} take={set} fail={(why) => (trouble.value = why)} />
      <Problem text={trouble.value} />
    </>
  );
}

function FromFile({ option, take, fail }: { readonly option: OptionInfo; readonly take: (held: unknown) => void; readonly fail: (why: string) => void }) {
  const load = async (file: File | undefined) => {
    if (!file) return;
    try {
      const held = await optionsOf(await file.text());
      take(held[option.name] ?? held);
    } catch (wrong) {
      fail(wrong instanceof Error ? wrong.message : String(wrong));
    }
  };
  return (
    <label class="file">
      Load a file
      <input type="file" accept=".json,.toml" data-file={option.name} onChange={(event) => void load(event.currentTarget.files?.[0])} />
    </label>
  );
}

const Problem = ({ text }: { readonly text: string }) =>
  text ? (
    <small class="wrong" role="alert">
      {text}
    </small>
  ) : null;

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
