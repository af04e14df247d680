import { useEffect } from "preact/hooks";
import type { View } from "./view.ts";

const TYPING = "input, select, textarea, dialog[open] *";

/** Buttons that zoom the map and mark thin places. The keys +, - and M zoom too. */
export function Tools({ view }: { readonly view: View }) {
  useZoomKeys(view);
  return (
    <div class="br-tools" role="group" aria-label="Map" data-show="controls">
      <button class="btn" type="button" aria-label="Smaller" title="Smaller (-)" onClick={view.smaller} disabled={view.whole.value}>
        −
      </button>
      <button class="btn" type="button" aria-label="Larger" title="Larger (+)" onClick={view.larger}>
        +
      </button>
      <button class="btn" type="button" aria-label="Whole map" title="Whole map (M)" aria-pressed={view.whole.value} onClick={view.toggle}>
        ⤢
      </button>
      <button class="btn wide" type="button" aria-pressed={view.thin.value} onClick={() => (view.thin.value = !view.thin.value)}>
        Thin places
      </button>
    </div>
  );
}

function useZoomKeys(view: View): void {
  useEffect(() => {
    const acts: Readonly<Record<string, () => void>> = { "+": view.larger, "=": view.larger, "-": view.smaller, m: view.toggle };
    const press = (event: KeyboardEvent): void => {
      const typing = event.target instanceof Element && event.target.closest(TYPING);
      if (!typing && !event.ctrlKey && !event.metaKey && !event.altKey) acts[event.key.toLowerCase()]?.();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [view]);
}
