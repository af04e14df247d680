import type { LayoutProps } from "./layout.ts";
import type { Zone } from "../../wire.ts";
import { GaugeView } from "./GaugeView.tsx";
import { PileView } from "./PileView.tsx";
import { PlateView } from "./PlateView.tsx";
import { ZoneView } from "./ZoneView.tsx";
import { useContext } from "preact/hooks";
import { Names } from "../../parts/Text.tsx";
import { capital, plain } from "../../parts/words.ts";
import { handOf } from "../board/zones.ts";
import "../../look/plain-layout.css";

/** The layout for games without their own: a row for each zone, under its player. */
export function PlainLayout({ scene, me }: LayoutProps) {
  const hand = handOf(scene, me);
  const shared = scene.zones.filter((zone) => zone.owner === null);
  const others = scene.plates.filter((plate) => plate.seat !== me);
  return (
    <div class="rows">
      {[...others.map((plate) => plate.seat), null, me].map((seat) => {
        const zones = seat === null ? shared : scene.zones.filter((zone) => zone.owner === seat && zone !== hand);
        const plate = seat === null || seat === me ? undefined : scene.plates.find((one) => one.seat === seat);
        return (
          <div class="rows-seat" key={seat ?? "shared"}>
            {plate ? <PlateView plate={plate} /> : null}
            {scene.gauges.filter((gauge) => gauge.owner === seat).map((gauge) => (
              <GaugeView key={gauge.id} gauge={gauge} />
            ))}
            {zones.map((zone) => (
              <Row key={zone.id} zone={zone} />
            ))}
          </div>
        );
      })}
    </div>
  );
}

function Row({ zone }: { readonly zone: Zone }) {
  const names = useContext(Names);
  return (
    <div class="rows-zone">
      <span class="caption">{capital(plain(zone.label, names))}</span>
      {zone.kind === "pile" ? <PileView zone={zone} /> : <ZoneView zone={zone} class={zone.kind === "grid" ? "cells" : "line"} />}
    </div>
  );
}
