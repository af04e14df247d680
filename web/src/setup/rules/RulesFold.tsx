import type { Signal } from "@preact/signals";
import { Icon } from "../../parts/Icon.tsx";
import type { GameSetup } from "../../wire.ts";
import type { Values } from "../form.ts";
import { HouseRules } from "./HouseRules.tsx";

interface Props {
  readonly setup: GameSetup;
  readonly values: Values;
  readonly made: number;
  readonly unfolded: Signal<boolean>;
  readonly set: (values: Values) => void;
  readonly reset: () => void;
}

/** House rules, folded: closed they say what is standard, or how many are changed. */
export function RulesFold({ setup, values, made, unfolded, set, reset }: Props) {
  return (
    <section class={`panel fold ${unfolded.value ? "open" : ""}`}>
      <div class="fold-head">
        <button type="button" aria-expanded={unfolded.value} onClick={() => (unfolded.value = !unfolded.value)}>
          <Icon name="gear" />
          <b>House rules</b>
          <span>{made > 0 ? `${made} changed` : `standard: ${setup.standard}`}</span>
          <Icon name="down" />
        </button>
        {made > 0 ? (
          <button class="btn plain" type="button" onClick={reset}>
            Back to standard
          </button>
        ) : null}
      </div>
      {unfolded.value ? <HouseRules setup={setup} values={values} set={set} /> : null}
    </section>
  );
}
