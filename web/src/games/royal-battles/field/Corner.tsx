import { zoneOf } from "../../../table/board/zones.ts";
import { useBoard } from "../../../table/board/context.ts";
import { PlateView } from "../../../table/scene/PlateView.tsx";
import { ZoneView } from "../../../table/scene/ZoneView.tsx";
import type { Plate, Scene } from "../../../wire.ts";
import { hasAllies, stanceOf } from "../seats/seats.ts";
import { cardsIn } from "./cards.ts";
import { UnitRow } from "./UnitRow.tsx";

interface Props {
  readonly scene: Scene;
  readonly plate: Plate;
  /** On a phone units are pieces with a number. */
  readonly small: boolean;
}

const TAGS = { own: "you", ally: "ally", enemy: "enemy", "": "" } as const;

/** A player's corner: the plate, and a row for each unit. Red while the action that is meant would strike one of them. */
export function Corner({ scene, plate, small }: Props) {
  const board = useBoard();
  const army = zoneOf(scene, `army${plate.seat}`);
  const meant = scene.phase === "Action" ? board.highlighted.value : undefined;
  const aimed = meant?.badge?.kind === "bad" && army?.tokens.some((unit) => unit.like === meant.touch[0]);
  const stance = stanceOf(scene, plate);
  const master = plate.marks.includes("master");
  const marks = plate.marks.filter((mark) => mark === "out" || mark === "master" || mark.startsWith("side"));
  const tag = master ? "game master" : hasAllies(scene) || stance === "own" ? TAGS[stance] : "";
  return (
    <div class={["rb-corner", stance, ...marks, plate.to_move ? "turn" : "", aimed ? "aimed" : ""].filter(Boolean).join(" ")}>
      <PlateView plate={{ ...plate, note: cardsIn(plate.note, board.clocks.value !== null) }} />
      {tag ? <span class="rb-tag">{tag}</span> : null}
      {army ? (
        <ZoneView zone={army} class="rb-rows">
          {army.tokens.map((unit) => (
            <UnitRow key={unit.id} unit={unit} scene={scene} small={small} />
          ))}
        </ZoneView>
      ) : null}
    </div>
  );
}
