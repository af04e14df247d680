import { ZoneView } from "../../../table/scene/ZoneView.tsx";
import type { Zone } from "../../../wire.ts";
import { Plaque } from "../drawings/Plaque.tsx";

/** The territories that are still free, to pick from. */
export function Gallery({ zone }: { readonly zone: Zone }) {
  return (
    <ZoneView zone={zone} class="ra-gallery">
      {zone.tokens.map((token) => (
        <Plaque key={token.id} token={token} />
      ))}
    </ZoneView>
  );
}
