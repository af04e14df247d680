import { Icon } from "../parts/Icon.tsx";
import type { Bench } from "./useBench.ts";

/** Undo and redo. The keys do the same. */
export function UndoButtons<D, C>({ bench }: { readonly bench: Bench<D, C> }) {
  return (
    <div class="ed-undo">
      <button class="btn" type="button" title="Ctrl+Z" disabled={!bench.canUndo} onClick={bench.undo}>
        <Icon name="undo" />
        Undo
      </button>
      <button class="btn redo" type="button" title="Ctrl+Shift+Z" disabled={!bench.canRedo} onClick={bench.redo}>
        <Icon name="undo" />
        Redo
      </button>
    </div>
  );
}
