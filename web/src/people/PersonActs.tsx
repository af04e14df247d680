import { useSignal } from "@preact/signals";
import { ErrorText } from "../parts/ErrorText.tsx";
import { Icon } from "../parts/Icon.tsx";
import { lazy } from "../parts/lazy.tsx";
import { errorText } from "../parts/load.ts";
import type { Person } from "../wire.ts";
import { block, blocks, unblock } from "./api.ts";

const ReportDialog = lazy(async () => (await import("./ReportDialog.tsx")).ReportDialog);

interface Props {
  readonly who: Partial<Person>;
  readonly called: string;
  readonly blocked: boolean;
  readonly done: (blocked: boolean) => void;
}

/** Block or report somebody. */
export function PersonActs({ who, called, blocked, done }: Props) {
  const reporting = useSignal(false);
  const said = useSignal("");
  const turn = async () => {
    try {
      if (blocked) await lift(called);
      else await block(who);
      said.value = "";
      done(!blocked);
    } catch (wrong) {
      said.value = errorText(wrong);
    }
  };
  return (
    <div class="person-acts">
      <button class="btn quiet" type="button" aria-pressed={blocked} onClick={turn} title={blocked ? "" : "Hides their messages; you do not meet at open tables"}>
        <Icon name="x" />
        {blocked ? "Unblock" : "Block"}
        <span class="off-screen"> {called}</span>
      </button>
      <button class="btn quiet" type="button" aria-haspopup="dialog" onClick={() => (reporting.value = true)}>
        <Icon name="flag" />
        Report<span class="off-screen"> {called}</span>
      </button>
      <ErrorText text={said.value} />
      {reporting.value ? <ReportDialog who={who} called={called} close={() => (reporting.value = false)} /> : null}
    </div>
  );
}

/** Lifts the block of the person with that name. */
async function lift(called: string): Promise<void> {
  const found = (await blocks()).find((one) => one.name === called);
  if (found) await unblock(found.id);
}
