import { Drawing } from "../../../parts/Icon.tsx";
import { browsing } from "../../../table/scene/Browse.tsx";
import type { Scene } from "../../../wire.ts";
import { zoneOf } from "../../../table/board/zones.ts";

/** The cards left of each suit, and the discard piles, which can be opened. */
export function Stocks({ scene }: { readonly scene: Scene }) {
  return (
    <div class="ra-stocks">
      {["h", "d", "c", "s"].map((suit) => {
        const pile = zoneOf(scene, `pile.${suit}`);
        const out = zoneOf(scene, `discards.${suit}`);
        if (!pile || !out) return null;
        return (
          <span key={suit} class="ra-stock" data-zone={pile.id} role="group" aria-label={pile.label}>
            <Drawing id={`suit-${suit}`} class="suit" />
            {pile.count}
            {out.count > 0 ? (
              <button type="button" data-zone={out.id} aria-label={`${out.label}. Look through them`} aria-haspopup="dialog" onClick={() => (browsing.value = out.id)}>
                −{out.count}
              </button>
            ) : null}
          </span>
        );
      })}
      <span>left</span>
    </div>
  );
}
