import type { OptionInfo, RuleInfo } from "../../wire.ts";
import { valueLabels } from "../form.ts";
import type { RuleProps } from "./RuleField.tsx";

/** A value in players' words. */
export function worded(option: OptionInfo, rule: RuleInfo, value: unknown): string {
  if (value === null) return option.null || "none";
  if (option.kind === "bool") return value ? "yes" : "no";
  if (option.kind === "data" && typeof value !== "string") return "none";
  return valueLabels(option, rule).find(([one]) => one === value)?.[1] ?? rule.words[0] ?? String(value);
}

/** One of an option's values by its label, the standard first. */
export function Choice({ id, option, rule, value, set }: Omit<RuleProps, "game"> & { readonly id: string }) {
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
