import { browsing } from "../../table/scene/Browse.tsx";
import { GaugeView } from "../../table/scene/GaugeView.tsx";
import type { Scene } from "../../wire.ts";

/** A player's score with its four parts. It opens the score pile: every card in it was laid down openly. */
export function ScorePanel({ scene, seat, class: name }: { readonly scene: Scene; readonly seat: number; readonly class: string }) {
  const gauge = scene.gauges.find((one) => one.owner === seat);
  const pile = scene.zones.find((one) => one.id === `score${seat}`);
  if (!gauge) return null;
  const won = scene.result?.[seat] === 1;
  return (
    <div class={`r-score ${name} ${won ? "won" : ""}`} data-zone={pile?.id}>
      <GaugeView gauge={gauge} />
      {pile && pile.tokens.length > 0 ? (
        <button class="r-look" type="button" aria-haspopup="dialog" onClick={() => (browsing.value = pile.id)}>
          <span class="off-screen">Look through the score pile</span>
        </button>
      ) : null}
    </div>
  );
}
