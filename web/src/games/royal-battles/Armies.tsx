import { useMedia } from "../../parts/useMedia.ts";
import { zoneOf } from "../../table/board/zones.ts";
import { PileView } from "../../table/scene/PileView.tsx";
import { PlateView } from "../../table/scene/PlateView.tsx";
import { ZoneView } from "../../table/scene/ZoneView.tsx";
import type { Scene, Zone } from "../../wire.ts";
import { Initiative } from "./Initiative.tsx";
import { LYING_PHONE, PHONE } from "./seats/screens.ts";
import { Sheet } from "./Sheet.tsx";

interface Props {
  readonly scene: Scene;
  readonly seat: number;
  readonly class: string;
}

/** One side of the table: who it is, the initiative card, the deck and the discards, and a sheet for each unit. */
export function Armies({ scene, seat, class: name }: Props) {
  const [phone, lying] = [useMedia(PHONE), useMedia(LYING_PHONE)];
  const army = zoneOf(scene, `army${seat}`);
  const initiative = phone && name === "own" ? undefined : zoneOf(scene, `initiative${seat}`); // stands beside the plate there
  const plate = scene.plates.find((one) => one.seat === seat);
  const hand = zoneOf(scene, `hand${seat}`);
  return (
    <div class={`rb-side ${name}`}>
      {name === "foe" && plate && !lying ? <PlateView plate={plate} /> : null}
      <div class="rb-cards">
        {initiative ? <Initiative zone={initiative} /> : null}
        <div class="rb-piles">
          {["deck", "discard"].map((id) => {
            const pile = zoneOf(scene, `${id}${seat}`);
            return pile && (id === "deck" || pile.count > 0) ? <PileView key={id} zone={dressed(pile, seat)} /> : null;
          })}
        </div>
      </div>
      {name === "foe" && hand ? <ZoneView zone={hand} class="minihand" /> : null}
      {army ? (
        <ZoneView zone={army} class="rb-sheets">
          {army.tokens.map((unit) => (
            <Sheet key={unit.id} unit={unit} scene={scene} />
          ))}
        </ZoneView>
      ) : null}
    </div>
  );
}

/** The back of a closed deck. */
function dressed(pile: Zone, seat: number): Zone {
  if (pile.tokens.length > 0 || pile.count === 0) return pile;
  const back = { id: `${pile.id}.top`, name: "", kind: "back", face: "", deck: seat ? "b" : "a", tilt: 0, under: [], points: null, badge: null, note: "", marks: [], place: null, like: "", aim: "" } as const;
  return { ...pile, tokens: [back] };
}
