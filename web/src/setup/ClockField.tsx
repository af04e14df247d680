import { KINDS, kindSet, type ClockForm, type ClockKind } from "./clock.ts";

interface Props {
  readonly clock: ClockForm;
  readonly set: (clock: ClockForm) => void;
}

/** How long players may think. */
export function ClockField({ clock, set }: Props) {
  const kind = clock.kind === "none" ? null : KINDS[clock.kind];
  return (
    <fieldset class="clock-field">
      <legend>Clock</legend>
      <label class="field">
        <span class="off-screen">Kind of clock</span>
        <select value={clock.kind} onChange={(event) => set(kindSet(event.currentTarget.value as ClockKind))}>
          <option value="none">No clock</option>
          {Object.entries(KINDS).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {kind ? (
        <div class="clock-numbers">
          <Number label={kind.unit} value={clock.base} low={kind.low} high={kind.high} set={(base) => set({ ...clock, base })} />
          {clock.kind === "fischer" ? <Number label="Seconds added after each move" value={clock.increment} low={0} high={300} set={(increment) => set({ ...clock, increment })} /> : null}
        </div>
      ) : null}
      {kind ? <small>{kind.about}</small> : null}
    </fieldset>
  );
}

interface NumberProps {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly set: (value: number) => void;
}

function Number({ label, value, low, high, set }: NumberProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input type="number" required min={low} max={high} step={1} value={value} onInput={(event) => set(event.currentTarget.valueAsNumber || 0)} />
    </label>
  );
}
