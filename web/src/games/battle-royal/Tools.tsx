import type { View } from "./view.ts";

/** Buttons that zoom the map and mark thin places. */
export function Tools({ view }: { readonly view: View }) {
  return (
    <div class="br-tools" role="group" aria-label="Map">
      <button class="btn" type="button" aria-label="Smaller" onClick={view.smaller} disabled={view.window.value.scale <= 1}>
        −
      </button>
      <button class="btn" type="button" aria-label="Larger" onClick={view.larger}>
        +
      </button>
      <button class="btn" type="button" aria-label="Whole map" onClick={view.whole} disabled={view.window.value.scale <= 1}>
        ⤢
      </button>
      <button class="btn wide" type="button" aria-pressed={view.thin.value} onClick={() => (view.thin.value = !view.thin.value)}>
        Thin places
      </button>
    </div>
  );
}
