import { useSignal } from "@preact/signals";
import { picked } from "../../browser/picked.ts";
import { Icon } from "../../parts/Icon.tsx";
import { errorText } from "../../parts/load.ts";
import { optionsOf } from "../../requests/api.ts";
import { faultLine, fileRead } from "../../requests/files.ts";
import { Choice, worded } from "./Choice.tsx";
import { kindOf, named } from "./kept.ts";
import type { RuleProps } from "./RuleField.tsx";
import { YourWorks } from "./YourWorks.tsx";

/** Something with a name that the player's own can replace, from a file or from what the player keeps: a map, a board, units. */
export function FromFile({ id, game, option, rule, value, set }: RuleProps & { readonly id: string }) {
  const said = useSignal<readonly string[]>([]);
  const own = typeof value !== "string" && JSON.stringify(value) !== JSON.stringify(option.default);
  const take = async (text: string): Promise<unknown> => {
    try {
      const found = await valueIn(text, game, option.name);
      said.value = "wrong" in found ? found.wrong : [];
      return "wrong" in found ? undefined : found.value;
    } catch (wrong) {
      said.value = [errorText(wrong)];
      return undefined;
    }
  };
  const load = async (file: File | undefined) => {
    const found = file ? await take(await file.text()) : undefined;
    if (found !== undefined) set(found);
  };
  return (
    <span class="from-file">
      {option.values.length > 0 && !own ? <Choice id={id} option={option} rule={rule} value={value} set={set} /> : <b id={id}>{own ? named(value) || "your file" : worded(option, rule, option.default)}</b>}
      {own ? (
        <button class="iconbtn" type="button" aria-label={`${rule.label}: back to the standard`} title="Back to the standard" onClick={() => set(option.default)}>
          <Icon name="x" />
        </button>
      ) : null}
      <label class="file btn quiet">
        {own ? "Another file" : "Load a file"}
        <input type="file" accept=".json,.toml" data-file={option.name} aria-label={`${rule.label}: load a file`} onChange={(event) => void load(picked(event.currentTarget))} />
      </label>
      <YourWorks game={game} option={option} value={value} set={set} take={take} />
      {said.value.length > 0 ? (
        <small class="wrong" role="alert">
          {said.value.map((one) => (
            <div key={one}>{one}</div>
          ))}
        </small>
      ) : null}
    </span>
  );
}

/** The option's value in a file's text; or every fault of a file that cannot be one, such as a unit where a board is asked for. */
async function valueIn(text: string, game: string, option: string): Promise<{ readonly value: unknown } | { readonly wrong: readonly string[] }> {
  const kind = kindOf(game, option);
  const held = await optionsOf(text).catch((wrong: unknown) => {
    if (kind !== option) throw wrong; // of a map or a board all faults are told
    return {} as Readonly<Record<string, unknown>>;
  });
  if (option in held) return { value: held[option] };
  if (!kind) return { value: held };
  const { content, faults } = await fileRead(game, kind, text);
  return faults.length > 0 ? { wrong: faults.map(faultLine) } : { value: content };
}
