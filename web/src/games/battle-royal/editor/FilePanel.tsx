import { useSignal } from "@preact/signals";
import { errorText } from "../../../parts/load.ts";
import { ErrorText } from "../../../parts/ErrorText.tsx";
import { blank, draftOf, LEAST, MOST, type Draft } from "./draft.ts";
import { FORMAT, isMapFile, type MapFile } from "./mapfile.ts";

interface Props {
  readonly shipped: Readonly<Record<string, MapFile>>;
  readonly map: MapFile;
  readonly begin: (draft: Draft) => void;
}

/** Loads a shipped map, a new map or a file, and downloads the map. */
export function FilePanel({ shipped, map, begin }: Props) {
  const size = useSignal({ columns: 13, rows: 11 });
  const wrong = useSignal("");
  const load = async (file: File | undefined) => {
    if (!file) return;
    try {
      const data = JSON.parse(await file.text()) as unknown;
      wrong.value = isMapFile(data) ? "" : `This file is not a map. Its format must be “${FORMAT}”, and its rows must have the stated length.`;
      if (isMapFile(data)) begin(draftOf(data));
    } catch (why) {
      wrong.value = why instanceof SyntaxError ? "This file is not JSON." : errorText(why);
    }
  };
  const save = () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([`${JSON.stringify(map, null, 1)}\n`], { type: "application/json" }));
    link.download = `${(map.title ?? "map").toLowerCase().replace(/[^a-z0-9]+/g, "-")}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
  };
  const side = (name: "columns" | "rows") => (
    <label class="field">
      <span>{name === "columns" ? "Columns" : "Rows"}</span>
      <input type="number" min={LEAST} max={MOST} value={size.value[name]} onInput={(event) => (size.value = { ...size.value, [name]: event.currentTarget.valueAsNumber })} />
    </label>
  );
  const fits = (length: number): boolean => Number.isInteger(length) && length >= LEAST && length <= MOST;
  return (
    <section class="panel part ed-files" aria-label="Files">
      <label class="field">
        <span>Start from</span>
        <select
          value=""
          onChange={(event) => {
            const chosen = shipped[event.currentTarget.value];
            if (chosen) begin(draftOf(chosen));
            event.currentTarget.value = "";
          }}
        >
          <option value="">an existing map…</option>
          {Object.entries(shipped).map(([name, one]) => (
            <option key={name} value={name}>
              {one.title ?? name}
            </option>
          ))}
        </select>
      </label>
      <div class="ed-size">
        {side("columns")}
        {side("rows")}
        <button class="btn" type="button" disabled={!fits(size.value.columns) || !fits(size.value.rows)} onClick={() => begin(blank(size.value.columns, size.value.rows))}>
          New
        </button>
      </div>
      <div class="ed-row">
        <label class="btn file">
          Load a file
          <input type="file" accept=".json" data-file="map" onChange={(event) => void load(event.currentTarget.files?.[0])} />
        </label>
        <button class="btn" type="button" onClick={save}>
          Download
        </button>
      </div>
      <ErrorText text={wrong.value} />
    </section>
  );
}
