import type { LayoutProps } from "../../table/scene/layout.ts";
import { Battlefield } from "./battle/Battlefield.tsx";
import { Farewell } from "./battle/Farewell.tsx";
import { Gallery } from "./ring/Gallery.tsx";
import { Hand } from "./players/Hand.tsx";
import { stageBattle } from "./battle/stage.ts";
import { LastBattle } from "./battle/LastBattle.tsx";
import { Pane } from "./players/Pane.tsx";
import { Purse } from "./players/Purse.tsx";
import { Ring } from "./ring/Ring.tsx";
import { zoneOf } from "../../table/board/zones.ts";
import { around, sidesOf } from "./zones.ts";
import "./cloth.css";
import "./royal-ascension.css";
import "./small.css";

/** The ring with the players round it; while a battle is fought, the battle alone. */
export default function RoyalAscension({ scene, me }: LayoutProps) {
  const sides = sidesOf(scene);
  return (
    <>
      <Farewell scene={scene} />
      {sides.length > 0 ? <Battlefield scene={scene} me={me} sides={sides} /> : <Round scene={scene} me={me} />}
    </>
  );
}

function Round({ scene, me }: LayoutProps) {
  const ring = zoneOf(scene, "ring");
  const free = zoneOf(scene, "unclaimed");
  return (
    <div class={`royal-ascension of-${scene.plates.length}`}>
      <div class="ra-panes">
        {around(scene, me).map((seat, place) => (
          <Pane key={seat} scene={scene} seat={seat} class={`at-${place}`} />
        ))}
      </div>
      {free ? <Gallery zone={free} /> : ring ? <Ring scene={scene} zone={ring} me={me} /> : null}
    </div>
  );
}

RoyalAscension.stage = stageBattle;
RoyalAscension.Mine = Purse;
RoyalAscension.Hand = Hand;
RoyalAscension.Beside = LastBattle;
