import { CountingNumber } from "../../parts/CountingNumber.tsx";
import type { Scene } from "../../wire.ts";

/** A seat's first gauge as one large number, beside its plate. */
export function Score({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const gauge = scene.gauges.find((one) => one.owner === seat);
  return gauge ? (
    <span class="pscore" role="img" aria-label={`${gauge.label}: ${gauge.value}`}>
      <CountingNumber value={gauge.value} />
    </span>
  ) : null;
}
