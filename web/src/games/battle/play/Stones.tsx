import { Drawing } from "../../../parts/Icon.tsx";
import { counted } from "../../../parts/words.ts";
import { useBoard } from "../../../table/board/context.ts";
import type { Gauge, Scene } from "../../../wire.ts";

/** The castle of a side: a stone for each hit it can take, broken one by one. */
export function Stones({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const gauge = scene.gauges.find((one) => one.id === `hits${seat}`);
  if (!gauge || gauge.of === null) return null;
  const over = gauge.value > gauge.of;
  const said = over ? counted(gauge.value, "hit") : `${gauge.value} of ${gauge.of} hits`;
  return (
    <div class={`bt-hits ${gauge.of > 10 ? "many" : ""}`} role="img" aria-label={said} data-gauge={gauge.id}>
      <Wall gauge={gauge} />
      <span class="caption" aria-hidden="true">
        {over ? said : said.replace(" hits", "")}
        {over ? null : <span class="bt-word"> hits</span>}
      </span>
    </div>
  );
}

/** The stones side by side under their battlements. The one that a staged hit strikes is cracked, not yet gone. */
export function Wall({ gauge }: { readonly gauge: Gauge }) {
  const { beat } = useBoard();
  const struck = beat.value?.marks?.some((mark) => mark.at === gauge.id) ? gauge.value - 1 : -1;
  return (
    <span class="bt-wall" aria-hidden="true">
      <span class="bt-merlons">
        {Array.from({ length: (gauge.of ?? 0) + 1 }, (_, index) => (
          <Drawing key={index} id="stone" />
        ))}
      </span>
      <span class="bt-stones">
        {Array.from({ length: gauge.of ?? 0 }, (_, index) => (index === struck ? <Cracked key={index} /> : <Stone key={index} broken={index < gauge.value} />))}
      </span>
    </span>
  );
}

const Stone = ({ broken }: { readonly broken: boolean }) => <Drawing id={broken ? "stone-broken" : "stone"} class={broken ? "broken" : ""} />;

function Cracked() {
  return (
    <svg class="broken cracked" viewBox="0 0 60 40" data-struck>
      <use href="#stone" />
      <path d="M30 3 24 13 33 19 22 27 29 37M24 13 11 10M22 27 8 31M33 19 50 16M33 19 45 32" />
    </svg>
  );
}
