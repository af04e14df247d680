import type { Step } from "../../../editor/history.ts";
import { capital } from "../../../parts/words.ts";
import { rivers, waters, type Draft } from "./draft.ts";
import type { MapFile } from "./mapfile.ts";

interface Props {
  readonly draft: Draft;
  readonly map: MapFile;
  readonly change: (draft: Draft, step: Step) => void;
}

/** Names of the realm and of what is on it. */
export function NamesPanel({ draft, map, change }: Props) {
  const rename = (parts: readonly string[], name: string) => {
    const others = Object.entries(draft.names).filter(([part]) => !parts.includes(part));
    change({ ...draft, names: Object.fromEntries([...others, [parts[0]!, name]]) }, parts[0]!);
  };
  const rows = [
    ...map.capitals.map((one) => ({ of: `${capital(one.owner)} capital`, name: one.name ?? "", parts: [one.centre] })),
    ...(map.towns ?? []).map((one) => ({ of: `Town on ${one.square}`, name: one.name, parts: [one.square] })),
    ...waters(draft, "~").map((parts, nth) => ({ of: `Sea round ${parts[0]}`, name: map.seas?.[nth]?.name ?? "", parts })),
    ...waters(draft, "L").map((parts, nth) => ({ of: `Lake round ${parts[0]}`, name: map.lakes?.[nth]?.name ?? "", parts })),
    ...rivers(draft).map((parts, nth) => ({ of: `River along ${parts[0]!.replace("|", " and ")}`, name: map.rivers?.[nth]?.name ?? "", parts })),
  ];
  return (
    <details class="panel part ed-names">
      <summary>Names, {rows.length + 1}</summary>
      <label class="field">
        <span>The realm</span>
        <input type="text" maxLength={40} value={draft.title} onInput={(event) => change({ ...draft, title: event.currentTarget.value }, "title")} />
      </label>
      {rows.map((row) => (
        <label class="field" key={row.of}>
          <span>{row.of}</span>
          <input type="text" maxLength={30} value={row.name} onInput={(event) => rename(row.parts, event.currentTarget.value)} />
        </label>
      ))}
    </details>
  );
}
