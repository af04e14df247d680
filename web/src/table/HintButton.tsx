import { useEffect } from "preact/hooks";
import { Icon } from "../parts/Icon.tsx";
import type { Scene } from "../wire.ts";
import type { Session } from "./session.ts";

/** Asks for advice; advice does not outlive the position it was given for. */
export function HintButton({ session, scene }: { readonly session: Session; readonly scene: Scene }) {
  const seq = session.board.shown.value?.seq;
  useEffect(() => () => session.counsel.close(), [seq]);
  const mine = scene.choices.length > 0;
  return (
    <button class="iconbtn" type="button" aria-label="Hint" title={mine ? "What would a knight do?" : "Hints are for your own turn"} disabled={!mine} onClick={() => void session.counsel.ask()}>
      <Icon name="hint" />
    </button>
  );
}
