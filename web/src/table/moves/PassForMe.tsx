import type { Scene } from "../../wire.ts";
import { useBoard } from "../board/context.ts";
import "../../settings/settings.css";

const PASS = "act:pass";

/** True where passing is all that can be done. A coach, who asks for one move of many, does not count. */
export const onlyPass = ({ choices, coach }: Scene): boolean => !coach && choices.length === 1 && choices[0]!.touch[0] === PASS;

/** The reason why only a pass is possible, where the prompt does not say it. */
export function whyOnlyPass(scene: Scene): string {
  if (!onlyPass(scene)) return "";
  const reason = scene.refusals.find((refusal) => refusal.text)?.text ?? "";
  return `${reason} You can do nothing else.`.trim();
}

/** The offer to pass by itself, beside the only answer. */
export function PassForMe({ scene }: { readonly scene: Scene }) {
  const autoPass = useBoard().autoPass.value;
  if (!autoPass || !onlyPass(scene)) return null;
  return (
    <label class="switch pass-for-me" title="Passes for you, after a short delay, when you can do nothing else">
      <input type="checkbox" role="switch" checked={autoPass.on} onChange={(event) => autoPass.set(event.currentTarget.checked)} />
      <span>Pass for me</span>
    </label>
  );
}
