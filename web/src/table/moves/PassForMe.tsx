import { Text } from "../../parts/Text.tsx";
import type { Scene } from "../../wire.ts";
import { useBoard } from "../board/context.ts";
import "../../settings/settings.css";

const PASS = "act:pass";

/** The offer to pass by itself, with the reason, where passing is all that can be done. */
export function PassForMe({ scene }: { readonly scene: Scene }) {
  const board = useBoard();
  const autoPass = board.autoPass.value;
  const [only, ...others] = scene.choices;
  if (!autoPass || !only || others.length > 0 || only.touch[0] !== PASS || board.sent.value) return null;
  const reason = scene.refusals.find((refusal) => refusal.text)?.text ?? "";
  return (
    <div class="pass-for-me">
      <span>
        {reason ? (
          <>
            <Text>{reason}</Text>{" "}
          </>
        ) : null}
        You can do nothing else.
      </span>
      <label class="switch">
        <input type="checkbox" role="switch" checked={autoPass.on} onChange={(event) => autoPass.set(event.currentTarget.checked)} />
        <span>Pass for me</span>
      </label>
    </div>
  );
}
