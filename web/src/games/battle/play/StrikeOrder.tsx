import { Text } from "../../../parts/Text.tsx";
import { rankShown } from "../../../parts/words.ts";
import type { Beat } from "../../../table/board/beats.ts";
import type { Strikes } from "./stage.ts";

/** The order of strikes beside the fight. Hidden from screen readers: the prompt says each strike in its turn. */
export function StrikeOrder({ beat }: { readonly beat: Beat }) {
  const strikes = beat.detail as Strikes | undefined;
  if (!strikes || strikes.rows.length < 2) return null;
  return (
    <div class="bt-order" aria-hidden="true">
      <span class="caption">Strongest strikes first</span>
      <ol>
        {strikes.rows.map(({ face, text }, nth) => (
          <li key={nth} class={nth === strikes.now ? "on" : nth < strikes.now ? "done" : ""}>
            <b>{rankShown(face)}</b>
            <span>
              <Text>{`[${face}] ${text}`}</Text>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
