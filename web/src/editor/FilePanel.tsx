import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { errorText } from "../parts/load.ts";
import { PrintButton, type Printed } from "../settings/paper/PrintButton.tsx";
import { opened } from "./opened.ts";
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
  const wrong = useSignal<readonly string[]>([]);
  const load = async (file: File | undefined) => {
    if (!file) return;
    try {
      const found = await opened(craft, await file.text());
      wrong.value = "wrong" in found ? found.wrong : [];
      if ("content" in found) begin(found.content);
    } catch (why) {
      wrong.value = [errorText(why)];
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
          <input
            type="file"
            accept=".json,.toml"
            data-file={craft.kind}
            onChange={(event) => {
              const input = event.currentTarget;
              void load(input.files?.[0]).finally(() => (input.value = "")); // the same file can be chosen again
            }}
          />
        </label>
        <button class="btn" type="button" onClick={save}>
          Download
        </button>
        <PrintButton {...print} class="btn" />
      </div>
      {wrong.value.length > 0 ? (
        <div class="wrong ed-unopened" role="alert">
          This file was not opened, and your {craft.kind} is as it was.
          <ul>
            {wrong.value.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      ) : null}
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
