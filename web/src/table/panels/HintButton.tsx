import { useEffect } from "preact/hooks";
import { Icon } from "../../parts/Icon.tsx";
import type { Scene } from "../../wire.ts";
import type { Hints } from "./hints.ts";

/** Asks for a hint, which disappears with its position. */
export function HintButton({ hints, scene, unrated }: { readonly hints: Hints; readonly scene: Scene; readonly unrated: boolean }) {
  const seq = hints.board.shown.value?.seq;
  useEffect(() => () => hints.close(), [seq]);
  const mine = scene.choices.length > 0;
  return (
    <button class="iconbtn" type="button" aria-label="Hint" title={mine ? `What would the bot Knight play?${unrated ? "" : " A game with a hint is not rated."}` : "You can ask for a hint when it is your turn"} disabled={!mine} onClick={() => void hints.wish(unrated)}>
      <Icon name="hint" />
    </button>
  );
}
