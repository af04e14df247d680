import { Icon } from "../parts/Icon.tsx";
import type { GameSetup, PresetInfo } from "../wire.ts";
import { PresetPicture } from "./PresetPicture.tsx";

interface Props {
  readonly setup: GameSetup;
  readonly chosen: string;
  readonly small: boolean;
  readonly choose: (preset: PresetInfo) => void;
}

/** The ready-made tables, one of them chosen. */
export function Presets({ setup, chosen, small, choose }: Props) {
  return (
    <fieldset class={`presets ${small ? "small" : ""}`}>
      <legend class="off-screen">Kind of table</legend>
      {setup.presets.map((preset) => (
        <label key={preset.name} class={preset.name === chosen ? "on" : ""}>
          <input type="radio" name="preset" value={preset.name} checked={preset.name === chosen} onChange={() => choose(preset)} />
          <PresetPicture of={preset} />
          <span class="t">
            <b>{preset.title}</b>
            <small>{preset.says}</small>
          </span>
          {preset.name === chosen ? (
            <span class="tick">
              <Icon name="check" />
            </span>
          ) : null}
        </label>
      ))}
    </fieldset>
  );
}
