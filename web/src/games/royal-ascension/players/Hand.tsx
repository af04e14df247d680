import type { LayoutProps } from "../../../table/scene/layout.ts";
import { TokenView } from "../../../table/scene/TokenView.tsx";
import { ZoneView } from "../../../table/scene/ZoneView.tsx";
import { zoneOf } from "../../../table/board/zones.ts";

/** The viewer's cards by suit: hearts, gold, weapons. Only the weapons are open to all. */
export function Hand({ scene, me }: LayoutProps) {
  const zones = ["hearts", "gold", "weapons"].map((id) => zoneOf(scene, `${id}${me}`)).filter((zone) => zone !== undefined);
  const cards = zones.reduce((sum, zone) => sum + zone.tokens.length, 0);
  const groups = zones.filter((zone) => zone.tokens.length > 0).length;
  const touched = new Set(scene.choices.flatMap((choice) => choice.touch));
  const asked = zones.some((zone) => zone.tokens.some((token) => touched.has(token.id)));
  return (
    <div class="ra-hand" style={{ "--cards": cards, "--groups": groups }}>
      {zones.map((zone) => (
        <ZoneView key={zone.id} zone={zone} class="ra-suit">
          {zone.tokens.map((token) => (
            <TokenView key={token.id} token={token} fades={asked} />
          ))}
        </ZoneView>
      ))}
    </div>
  );
}
