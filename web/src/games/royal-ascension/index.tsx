import type { LayoutProps } from "../../games.ts";
import { Battlefield } from "./Battlefield.tsx";
import { Gallery } from "./Gallery.tsx";
import { Hand } from "./Hand.tsx";
import { LastBattle } from "./LastBattle.tsx";
import { Pane } from "./Pane.tsx";
import { Purse } from "./Purse.tsx";
import { Ring } from "./Ring.tsx";
import { around, sidesOf, zoneOf } from "./zones.ts";
import "./cloth.css";
import "./royal-ascension.css";

/** The ring with the players round it; while a battle is fought, the battle alone. */
export default function RoyalAscension({ scene, me }: LayoutProps) {
  const sides = sidesOf(scene);
  if (sides.length > 0) return <Battlefield scene={scene} me={me} sides={sides} />;
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

RoyalAscension.Mine = Purse;
RoyalAscension.Hand = Hand;
RoyalAscension.Beside = LastBattle;
