interface Props {
  /** The id of the text that names it. */
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly change: (next: number) => void;
  readonly wrong?: boolean;
  /** The id of the sentence about it. */
  readonly says?: string | undefined;
}

/** A number with buttons for less and more. Arrow keys step, Home and End go to the bounds. */
export function Stepper({ label, value, low, high, change, wrong = false, says }: Props) {
  const press = (event: KeyboardEvent) => {
    const next = { ArrowUp: value + 1, ArrowRight: value + 1, ArrowDown: value - 1, ArrowLeft: value - 1, Home: low, End: high }[event.key];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    change(next);
  };
  return (
    <span class={`ws-stepper${wrong ? " wrong" : ""}`}>
      <button type="button" tabIndex={-1} aria-hidden="true" class={value <= low ? "end" : ""} onClick={() => change(value - 1)}>
        −
      </button>
      <b role="spinbutton" tabIndex={0} aria-labelledby={label} aria-valuenow={value} aria-valuemin={low} aria-valuemax={high} aria-invalid={wrong} aria-describedby={says} onKeyDown={press}>
        {value}
      </b>
      <button type="button" tabIndex={-1} aria-hidden="true" class={value >= high ? "end" : ""} onClick={() => change(value + 1)}>
        +
      </button>
    </span>
  );
}
