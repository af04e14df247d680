import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { myWorks, workOf } from "../../requests/works.ts";
import type { OptionInfo, WorkInfo } from "../../wire.ts";
import { holds, kindOf, withoutWork, withWork } from "./kept.ts";

interface Props {
  readonly game: string;
  readonly option: OptionInfo;
  readonly value: unknown;
  readonly set: (value: unknown) => void;
  /** Reads a file into the option's value; nothing if it is refused. */
  readonly take: (text: string) => Promise<unknown>;
}

/** What the player keeps of this kind, each to be taken with a touch: units into a list, a map or a board instead of another. */
export function YourWorks({ game, option, value, set, take }: Props) {
  const rows = useSignal<readonly WorkInfo[]>([]);
  const kind = kindOf(game, option.name);
  useEffect(() => {
    if (!kind) return;
    const bring = async () => (rows.value = (await myWorks()).filter((row) => row.game === game && row.kind === kind));
    bring().catch(() => undefined); // without them a file can still be loaded
  }, [kind]);
  const flip = async (row: WorkInfo) => {
    if (holds(value, row.name)) return set(withoutWork(value, row.name, option.default));
    const found = await take(JSON.stringify((await workOf(row.id)).content));
    if (found !== undefined) set(withWork(value, found));
  };
  if (rows.value.length === 0) return null;
  return (
    <span class="your-works" role="group" aria-label={`Your ${kind}s`}>
      {rows.value.map((row) => (
        <label key={row.id}>
          <input type="checkbox" checked={holds(value, row.name)} onChange={() => void flip(row)} />
          {row.name}
        </label>
      ))}
    </span>
  );
}
