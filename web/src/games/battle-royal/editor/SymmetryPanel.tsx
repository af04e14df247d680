import type { Draft } from "./draft.ts";
import { repeated } from "./paint.ts";
import { SYMMETRIES, type Symmetry } from "./symmetry.ts";

interface Props {
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
}

/** Where strokes are repeated; what is there already can be repeated too. */
export function SymmetryPanel({ draft, change }: Props) {
  const chosen = SYMMETRIES.find((one) => one.id === draft.symmetry)!;
  return (
    <div class="ed-symmetry">
      <label class="field">
        <span>Symmetry</span>
        <select value={draft.symmetry} onChange={(event) => change({ ...draft, symmetry: event.currentTarget.value as Symmetry })}>
          {SYMMETRIES.map((one) => (
            <option key={one.id} value={one.id} disabled={one.id === "quarter" && draft.columns !== draft.rows}>
              {one.label}
            </option>
          ))}
        </select>
      </label>
      <p class="tiny muted">{chosen.says}</p>
      {draft.symmetry === "none" ? null : (
        <button class="btn" type="button" onClick={() => change(repeated(draft))}>
          Repeat all of it now
        </button>
      )}
    </div>
  );
}
