import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";

interface Props {
  readonly class: string;
  /** What the button does, where its content does not say it. */
  readonly label?: string;
  /** What it says once it is pressed; pressed again it acts. */
  readonly sure: string;
  readonly act: () => void;
  readonly children: ComponentChildren;
}

/** A button for what cannot be undone: it asks once, and forgets the question when the focus leaves it. */
export function SureButton({ class: name, label, sure, act, children }: Props) {
  const asked = useSignal(false);
  return (
    <button
      class={asked.value ? "btn danger" : name}
      type="button"
      aria-label={asked.value ? undefined : label}
      onBlur={() => (asked.value = false)}
      onClick={() => {
        if (asked.value) act();
        asked.value = !asked.value;
      }}
    >
      {asked.value ? sure : children}
    </button>
  );
}
