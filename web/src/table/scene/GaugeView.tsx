import { CountingNumber } from "../../parts/CountingNumber.tsx";
import { unitOf } from "../../parts/words.ts";
import type { Gauge } from "../../wire.ts";

/** A gauge: a number with its parts. */
export function GaugeView({ gauge }: { readonly gauge: Gauge }) {
  const whole = gauge.of === null ? "" : ` of ${gauge.of}`;
  return (
    <div class="gauge" role="group" aria-label={`${gauge.label}: ${gauge.value}${whole}`} data-gauge={gauge.id}>
      <div class="big">
        <span class="num">
          <CountingNumber value={gauge.value} />
          {whole}
        </span>
        <span class="caption">{gauge.of === null ? unitOf(gauge.value, gauge.label) : gauge.label}</span>
      </div>
      {gauge.parts.length > 0 ? (
        <dl>
          {gauge.parts.map((part) => (
            <>
              <dt>{part.label}</dt>
              <dd>{part.value}</dd>
            </>
          ))}
        </dl>
      ) : null}
    </div>
  );
}
