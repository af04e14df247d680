import { useMemo } from "preact/hooks";
import type { LayoutProps } from "../../table/scene/layout.ts";
import { CutOut } from "./CutOut.tsx";
import { Farewell } from "./Farewell.tsx";
import { Figures, ForcePane } from "./sides/ForcePane.tsx";
import { MapView } from "./map/MapView.tsx";
import { PackPane } from "./sides/PackPane.tsx";
import { useMedia } from "../../parts/useMedia.ts";
import { zoneOf } from "../../table/board/zones.ts";
import { Legend } from "./sides/Legend.tsx";
import { Rail } from "./Rail.tsx";
import { stageFalls } from "./stage.ts";
import { SideHead } from "./sides/SideHead.tsx";
import { Tools } from "./map/Tools.tsx";
import { hasAlliances, sideOf, tincturesOf } from "./zones.ts";
import { View } from "./map/view.ts";
import "./cloth.css";
import "./map/map.css";
import "./battle-royal.css";
import "./sides/sides.css";
import "./small.css";

const WIDE = "(min-width: 1100px)"; // elsewhere the legend stands in the drawer

/** A parchment map in a walnut frame; beside it the forces and the pack. */
export default function BattleRoyal({ scene, me }: LayoutProps) {
  const view = useMemo(() => new View(), []);
  const wide = useMedia(WIDE);
  const zone = zoneOf(scene, "map");
  const others = scene.plates.filter((plate) => plate.seat !== me);
  const near = others.filter((plate) => sideOf(scene, plate.seat) === sideOf(scene, me));
  const foes = others.filter((plate) => !near.includes(plate));
  const many = hasAlliances(scene);
  return (
    <>
      {zone ? <MapView scene={scene} zone={zone} view={view} /> : null}
      <Farewell scene={scene} />
      <div class={`br-side ${many ? "br-many" : ""}`}>
        {near.map((plate) => (
          <ForcePane key={plate.seat} scene={scene} seat={plate.seat} ally />
        ))}
        <div class="br-foes">
          {many ? <SideHead scene={scene} seat={foes[0]?.seat ?? 0} /> : null}
          {foes.map((plate) => (
            <ForcePane key={plate.seat} scene={scene} seat={plate.seat} />
          ))}
        </div>
        <div class="br-foot">
          <PackPane scene={scene} />
          <Tools view={view} />
          {wide ? <Legend scene={scene} thin={view.thin.value} /> : null}
        </div>
      </div>
    </>
  );
}

BattleRoyal.tinctures = tincturesOf;
BattleRoyal.stage = stageFalls;
BattleRoyal.Rail = Rail;
BattleRoyal.CutOut = CutOut;
BattleRoyal.Mine = ({ scene, me }: LayoutProps) => (
  <>
    {hasAlliances(scene) ? <SideHead scene={scene} seat={me} /> : null}
    <Figures scene={scene} seat={me} />
  </>
);
