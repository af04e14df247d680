import { Icon } from "../../../parts/Icon.tsx";
import { PlateView } from "../../../table/scene/PlateView.tsx";
import type { Scene } from "../../../wire.ts";
import { Figure } from "../drawings/Figure.tsx";
import { Holdings } from "./Holdings.tsx";
import { Territories } from "./Territories.tsx";
import { Conditions } from "./Conditions.tsx";
import { Throne } from "./Throne.tsx";
import { gaugeOf } from "../zones.ts";

interface Props {
  readonly scene: Scene;
  readonly seat: number;
  readonly class: string;
}

/** A player's open facts: the way to the throne, territories with their points, how many cards, which weapons. */
export function Pane({ scene, seat, class: name }: Props) {
  const plate = scene.plates.find((one) => one.seat === seat);
  if (!plate) return null;
  const [character = ""] = plate.note.split(":");
  const throne = gaugeOf(scene, `throne${seat}`);
  const classes = ["ra-pane", name, plate.marks.includes("active") || plate.to_move ? "active" : "", plate.marks.includes("out") ? "out" : ""];
  return (
    <div class={classes.filter(Boolean).join(" ")} data-pane={plate.id}>
      <div class="ra-head">
        <PlateView plate={{ ...plate, note: character, badge: null }} />
        <Figure seat={seat} />
      </div>
      {throne ? <Throne gauge={throne} /> : null}
      <Territories scene={scene} seat={seat} />
      {plate.marks.includes("out") ? (
        <p class="ra-fact">
          <Icon name="x" /> {plate.note.split(": ")[1]}
        </p>
      ) : (
        <Holdings scene={scene} seat={seat} />
      )}
      <Conditions scene={scene} seat={seat} guarded={plate.marks.includes("protected")} />
    </div>
  );
}
