import type { Gauge } from "../../../wire.ts";
import { countOf } from "../zones.ts";

/** The way to the throne: as many bars as territories are needed. */
export function Throne({ gauge }: { readonly gauge: Gauge }) {
  const of = gauge.of ?? gauge.value;
  return (
    <div class="ra-throne" role="img" aria-label={countOf(gauge)}>
      {Array.from({ length: Math.max(of, gauge.value) }, (_, index) => (
        <i key={index} class={index < gauge.value ? "on" : ""} />
      ))}
    </div>
  );
}
