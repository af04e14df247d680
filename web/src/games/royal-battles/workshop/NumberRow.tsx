import { useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { capital } from "../../../parts/words.ts";
import { apart } from "./apart.ts";
import type { Span, Standard } from "./bench.ts";
import { numberOf, type UnitRecord } from "./draft.ts";
import { Stepper } from "./Stepper.tsx";
import { points, signed } from "./words.ts";

const [ROOM, LETTER] = [150, 8]; // pixels: the shortest scale, and a letter on it

interface Props {
  readonly field: string;
  readonly unit: UnitRecord;
  readonly span: Span;
  readonly six: readonly Standard[];
  /** What one more would cost, and what this number costs beside the plain soldier's. */
  readonly step: number | undefined;
  readonly share: number | undefined;
  readonly fault: string | undefined;
  readonly set: (value: number) => void;
}

/** One number of a unit: a stepper, a scale with the six, the price of the next step, and what it costs. */
export function NumberRow({ field, unit, span: [low, high], six, step, share, fault, set }: Props) {
  const stopped = useSignal("");
  const value = numberOf(unit, field);
  useLayoutEffect(() => void (stopped.value = ""), [unit]);
  const name = capital(field);
  const bound = `${name} is ${low} to ${high}.`;
  const change = (next: number) => {
    stopped.value = next < low || next > high ? bound : "";
    if (next >= low && next <= high && next !== value) set(next);
  };
  const at = (number: number): string => `${(100 * (number - low)) / (high - low)}%`;
  const stands = new Map<number, string>();
  for (const { record } of six) stands.set(numberOf(record, field), (stands.get(numberOf(record, field)) ?? "") + record.letter);
  const letters = [...stands].toSorted(([one], [other]) => one - other);
  const shifts = apart(letters.map(([number, word]) => ({ at: (ROOM * (number - low)) / (high - low), width: LETTER * word.length + 2 })));
  const says = fault ?? stopped.value;
  return (
    <div class="ws-row" data-field={field}>
      <span class="ws-name" id={`ws-${field}`}>
        {name}
      </span>
      <Stepper label={`ws-${field}`} value={value} low={low} high={high} change={change} wrong={Boolean(fault)} says={says ? `ws-${field}-says` : undefined} />
      <span class="ws-scale" aria-hidden="true">
        {Array.from({ length: high - low + 1 }, (_, nth) => (
          <i key={nth} style={{ left: at(low + nth) }} />
        ))}
        {letters.map(([number, word], nth) => (
          <span key={number} style={{ left: `calc(${at(number)} + ${shifts[nth]}px)` }}>
            {word}
          </span>
        ))}
        <em style={{ left: at(value) }} />
      </span>
      <span class="ws-next">{step === undefined || value === high ? "" : `+1 = ${points(step)}`}</span>
      <span class={`ws-cost${share ? "" : " none"}`}>{share === undefined ? "" : signed(share)}</span>
      {says ? (
        <p class="ws-says" id={`ws-${field}-says`} role="alert">
          {says}
        </p>
      ) : null}
    </div>
  );
}
