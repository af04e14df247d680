import { useMemo } from "preact/hooks";
import type { LayoutProps } from "../../table/scene/layout.ts";
import { Figures, ForcePane } from "./ForcePane.tsx";
import { MapView } from "./MapView.tsx";
import { PackPane } from "./PackPane.tsx";
import { zoneOf } from "../../table/board/zones.ts";
import { Tools } from "./Tools.tsx";
import { tincturesOf } from "./zones.ts";
import { View } from "./view.ts";
import "./cloth.css";
import "./map.css";
import "./battle-royal.css";

/** A parchment map in a walnut frame; beside it the forces and the pack. */
export default function BattleRoyal({ scene, me }: LayoutProps) {
  const view = useMemo(() => new View(), []);
  const zone = zoneOf(scene, "map");
  const others = scene.plates.filter((plate) => plate.seat !== me);
  const forces = scene.gauges.filter((gauge) => gauge.id.startsWith("pawns:")).length;
  return (
    <>
      {zone ? <MapView scene={scene} zone={zone} view={view} /> : null}
      <div class={`br-side ${forces > 2 ? "many" : ""}`}>
        {others.map((plate) => (
          <ForcePane key={plate.seat} scene={scene} seat={plate.seat} />
        ))}
        <PackPane scene={scene} />
        <Tools view={view} />
      </div>
    </>
  );
}

BattleRoyal.tinctures = tincturesOf;
BattleRoyal.Mine = ({ scene, me }: LayoutProps) => <Figures scene={scene} seat={me} />;
