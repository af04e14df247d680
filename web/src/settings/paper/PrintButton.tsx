import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { paper } from "../../browser/prefs.ts";
import { paperParts, printed } from "../../requests/paper.ts";
import type { PaperPartInfo } from "../../wire.ts";
import { Dialog } from "../../parts/Dialog.tsx";
import { ErrorText } from "../../parts/ErrorText.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { errorText, useLoaded } from "../../parts/load.ts";
import { PaperChoice } from "./PaperChoice.tsx";
import "./print.css";

/** What is printed. */
export interface Printed {
  readonly game: string;
  readonly title: string;
  /** The options of a table, whose map, board, units and numbers are printed. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** The seats of a table; without them, as many as usual. */
  readonly seats?: number;
  /** The parts that are chosen at first; without it, the usual ones. */
  readonly first?: readonly string[];
}

interface Props extends Printed {
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/** A button that asks what to print, and hands the PDF over. */
export function PrintButton({ class: name = "btn quiet", children = "Print", ...what }: Props) {
  const open = useSignal(false);
  return (
    <>
      <button class={name} type="button" data-act="print" aria-haspopup="dialog" onClick={() => (open.value = true)}>
        <Icon name="print" />
        {children}
      </button>
      {open.value ? <PrintDialog {...what} close={() => (open.value = false)} /> : null}
    </>
  );
}

function PrintDialog({ game, title, options = {}, seats, first, close }: Props & { readonly close: () => void }) {
  const [loaded, again] = useLoaded(() => paperParts(game), [game]);
  return (
    <Dialog title={`Print ${title}`} close={close} class="print-dialog">
      {loaded.state === "failed" ? (
        <>
          <ErrorText text={loaded.why} />
          <button class="btn quiet" type="button" onClick={again}>
            Try again
          </button>
        </>
      ) : null}
      {loaded.state === "ready" ? <Order game={game} parts={loaded.value} options={options} seats={seats ?? null} first={first ?? loaded.value.filter((part) => part.usual).map((part) => part.key)} /> : null}
    </Dialog>
  );
}

interface OrderProps {
  readonly game: string;
  readonly parts: readonly PaperPartInfo[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number | null;
  readonly first: readonly string[];
}

function Order({ game, parts, options, seats, first }: OrderProps) {
  const chosen = useSignal<ReadonlySet<string>>(new Set(first));
  const working = useSignal(false);
  const said = useSignal("");
  const toggle = (key: string) => {
    const next = new Set(chosen.value);
    if (!next.delete(key)) next.add(key);
    chosen.value = next;
  };
  const make = async () => {
    working.value = true;
    said.value = "";
    try {
      const pdf = await printed(game, parts.map((part) => part.key).filter((key) => chosen.value.has(key)), options, paper.value, seats);
      handOver(pdf, `${game}.pdf`);
    } catch (wrong) {
      said.value = errorText(wrong);
    } finally {
      working.value = false;
    }
  };
  return (
    <>
      <fieldset class="print-parts">
        <legend>Parts</legend>
        {parts.map((part) => (
          <label key={part.key}>
            <input type="checkbox" name={part.key} checked={chosen.value.has(part.key)} onChange={() => toggle(part.key)} />
            <span>{`${part.title.charAt(0).toUpperCase()}${part.title.slice(1)}`}</span>
          </label>
        ))}
      </fieldset>
      <PaperChoice />
      <p class="tiny muted">Print at 100 %, without fitting to the page. The bar at the foot of each sheet is 50 mm long: measure it.</p>
      <div class="ways">
        <button class="btn primary" type="button" data-act="make-pdf" disabled={working.value || chosen.value.size === 0} onClick={() => void make()}>
          <Icon name="print" />
          {working.value ? "Setting the pages…" : "Save as PDF"}
        </button>
        <ErrorText text={said.value} />
      </div>
    </>
  );
}

/** Saves a file on the reader's device. */
function handOver(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
