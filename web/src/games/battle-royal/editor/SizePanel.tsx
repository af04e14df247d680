import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { blank, LEAST, MOST, type Draft } from "./draft.ts";
import { isSize, resized } from "./size.ts";

interface Props {
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
}

/** Columns and rows, for a new map or for this one. */
export function SizePanel({ draft, change }: Props) {
  const size = useSignal({ columns: draft.columns, rows: draft.rows });
  useEffect(() => void (size.value = { columns: draft.columns, rows: draft.rows }), [draft.columns, draft.rows]);
  const { columns, rows } = size.value;
  const good = isSize(columns) && isSize(rows);
  const side = (name: "columns" | "rows") => (
    <label class="field">
      <span>{name === "columns" ? "Columns" : "Rows"}</span>
      <input type="number" inputMode="numeric" min={LEAST} max={MOST} value={size.value[name]} onInput={(event) => (size.value = { ...size.value, [name]: event.currentTarget.valueAsNumber })} />
    </label>
  );
  return (
    <>
      <div class="ed-size">
        {side("columns")}
        {side("rows")}
      </div>
      {good ? null : (
        <p class="wrong" role="alert">
          A map has {LEAST} to {MOST} columns and rows.
        </p>
      )}
      <div class="ed-row">
        <button class="btn" type="button" disabled={!good || (columns === draft.columns && rows === draft.rows)} onClick={() => change(resized(draft, columns, rows))}>
          Resize
        </button>
        <button class="btn" type="button" disabled={!good} onClick={() => change(blank(columns, rows))}>
          New
        </button>
      </div>
    </>
  );
}
