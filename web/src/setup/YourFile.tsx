import { editorsOf } from "../parts/editors.ts";
import type { GameSetup } from "../wire.ts";
import type { Values } from "./form.ts";
import { FromFile } from "./rules/FromFile.tsx";

interface Props {
  readonly setup: GameSetup;
  readonly option: string;
  readonly values: Values;
  readonly set: (values: Values) => void;
}

/** What a preset needs from the player: a map or a board of their own. */
export function YourFile({ setup, option: name, values, set }: Props) {
  const option = setup.options.find((one) => one.name === name);
  const rule = setup.rules.flatMap((group) => group.rules).find((one) => one.option === name);
  if (!option || !rule) return null;
  return (
    <div class="panel your-file">
      <FromFile id={`own-${name}`} game={setup.game.key} option={option} rule={rule} value={values[name]} set={(value) => set({ ...values, [name]: value })} />
      <span class="muted">
        None yet? <a href={editorsOf(setup.game.key)[name] ?? "/gallery"}>Draw a {name}</a>, then play on it from there or save it as a file. The <a href="/gallery">gallery</a> has ready-made ones.
      </span>
    </div>
  );
}
