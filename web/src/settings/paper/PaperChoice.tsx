import type { Signal } from "@preact/signals";
import { paper } from "../../browser/prefs.ts";
import type { Paper } from "../../requests/paper.ts";
import "./print.css";

const PAPERS: readonly (readonly [Paper, string])[] = [
  ["a4", "A4"],
  ["letter", "Letter"],
];

/** The paper to print on; this browser remembers it. */
export function PaperChoice({ chosen = paper }: { readonly chosen?: Signal<Paper> }) {
  return (
    <fieldset class="paper-choice">
      <legend>Paper</legend>
      {PAPERS.map(([key, name]) => (
        <label key={key}>
          <input type="radio" name="paper" value={key} checked={chosen.value === key} onChange={() => (chosen.value = key)} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
