import { Text } from "../../parts/Text.tsx";
import { PileView } from "../../table/scene/PileView.tsx";
import type { Zone } from "../../wire.ts";

/** The initiative card in force, and the positions that it makes Key. */
export function Initiative({ zone }: { readonly zone: Zone }) {
  return (
    <div class="rb-initiative">
      <PileView zone={zone} />
      {zone.note ? (
        <div>
          <span class="caption">
            <Text>{zone.note}</Text>
          </span>
          <Compass zone={zone} />
        </div>
      ) : (
        <span class="caption">initiative</span>
      )}
    </div>
  );
}

/** The Key Positions as a small board round a unit. */
export function Compass({ zone }: { readonly zone: Zone }) {
  const marks = zone.tokens[0]?.marks ?? [];
  return (
    <span class="rb-compass" aria-hidden="true">
      {Array.from({ length: 9 }, (_, index) => (
        <i key={index} class={index === 4 ? "me" : marks.includes(`way-${index}`) ? "key" : ""} />
      ))}
    </span>
  );
}
