import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { picked } from "../browser/picked.ts";
import { ErrorText } from "../parts/ErrorText.tsx";
import { errorText } from "../parts/load.ts";
import { fileFaults } from "../requests/files.ts";
import { PrintButton, type Printed } from "../settings/paper/PrintButton.tsx";
import { refusal } from "./refusal.ts";
import type { Bench } from "./useBench.ts";

interface Props<D, C> {
  readonly bench: Bench<D, C>;
  /** What ships, by name. */
  readonly shipped: Readonly<Record<string, C>>;
  /** What is printed of the draft. */
  readonly print: Printed;
  /** How else to begin. */
  readonly children?: ComponentChildren;
}

/** Writes text to a file of the reader's device. */
function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}

/** Starts from what ships or from a file, also one that is dropped on the page; saves the draft as a file, and prints it. */
export function FilePanel<D, C>({ bench: { craft, content, begin }, shipped, print, children }: Props<D, C>) {
  const wrong = useSignal("");
  const refused = async (data: unknown) =>
    craft.mendable && typeof data === "object" && !Array.isArray(data) && data ? refusal(craft.kind, await fileFaults(craft.game, craft.kind, data), craft.mendable) : "";
  const load = async (file: File | undefined) => {
    if (!file) return;
    try {
      const data = JSON.parse(await file.text()) as unknown;
      wrong.value = (await refused(data)) || (craft.isContent(data) ? "" : craft.notContent);
      if (craft.isContent(data) && !wrong.value) begin(data);
    } catch (why) {
      wrong.value = why instanceof SyntaxError ? "This file is not JSON." : errorText(why);
    }
  };
  useDrop(load);
  const save = () => download(`${(craft.nameOf(content) || craft.kind).toLowerCase().replace(/[^a-z0-9]+/g, "-")}.json`, `${JSON.stringify(content, null, 1)}\n`);
  return (
    <section class="panel part ed-files" aria-label="Files">
      <label class="field">
        <span>Start from</span>
        <select
          value=""
          onChange={(event) => {
            const chosen = shipped[event.currentTarget.value];
            if (chosen) begin(chosen);
            event.currentTarget.value = "";
          }}
        >
          <option value="">a copy of…</option>
          {Object.entries(shipped).map(([name, one]) => (
            <option key={name} value={name}>
              {craft.nameOf(one) || name}
            </option>
          ))}
        </select>
      </label>
      {children}
      <div class="ed-row">
        <label class="btn file">
          Load a file
          <input type="file" accept=".json" data-file={craft.kind} onChange={(event) => void load(picked(event.currentTarget))} />
        </label>
        <button class="btn" type="button" onClick={save}>
          Download
        </button>
        <PrintButton {...print} class="btn" />
      </div>
      <ErrorText text={wrong.value} />
    </section>
  );
}

/** A file that is dropped anywhere on the page. */
function useDrop(load: (file: File | undefined) => Promise<void>): void {
  useEffect(() => {
    const over = (event: DragEvent) => event.dataTransfer?.types.includes("Files") && event.preventDefault();
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      void load(event.dataTransfer.files[0]);
    };
    addEventListener("dragover", over);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("drop", drop);
    };
  });
}
