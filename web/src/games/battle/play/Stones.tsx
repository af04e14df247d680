import { Drawing } from "../../../parts/Icon.tsx";
import { counted } from "../../../parts/words.ts";
import type { Scene } from "../../../wire.ts";

/** The castle of a side: a stone for each hit it can take, broken one by one. */
export function Stones({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const gauge = scene.gauges.find((one) => one.id === `hits${seat}`);
  if (!gauge || gauge.of === null) return null;
  const said = gauge.value > gauge.of ? counted(gauge.value, "hit") : `${gauge.value} of ${gauge.of} hits`;
  return (
    <div class={`bt-hits ${gauge.of > 10 ? "many" : ""}`} role="img" aria-label={said} data-gauge={gauge.id}>
      <span class="bt-stones" aria-hidden="true">
        {Array.from({ length: gauge.of }, (_, index) => (
          <Drawing key={index} id={index < gauge.value ? "stone-broken" : "stone"} class={index < gauge.value ? "broken" : ""} />
        ))}
      </span>
      <span class="caption" aria-hidden="true">
        {said.replace(" hits", "")}
        <span class="bt-word"> hits</span>
      </span>
    </div>
  );
}
