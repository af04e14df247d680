import type { Scene } from "../../wire.ts";

const MOST_DOTS = 6;

/** The number of reshuffles, as dots while they are few. */
export function Reshuffles({ scene }: { readonly scene: Scene }) {
  const gauge = scene.gauges.find((one) => one.id === "reshuffles");
  if (!gauge) return null;
  const dots = gauge.of !== null && gauge.of <= MOST_DOTS ? gauge.of : 0;
  return (
    <div class="r-resh">
      <span>
        {gauge.label} {gauge.value}
        {gauge.of === null ? "" : ` of ${gauge.of}`}
      </span>
      <span class="dots" aria-hidden="true">
        {Array.from({ length: dots }, (_, index) => (
          <i class={index < gauge.value ? "on" : ""} />
        ))}
      </span>
    </div>
  );
}
