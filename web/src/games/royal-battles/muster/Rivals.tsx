import { useContext } from "preact/hooks";
import { Shield } from "../../../parts/Icon.tsx";
import { Names } from "../../../parts/Text.tsx";
import { nameOf } from "../../../parts/words.ts";
import { useBoard } from "../../../table/board/context.ts";
import { zoneOf } from "../../../table/board/zones.ts";
import { ClockFace } from "../../../table/scene/ClockFace.tsx";
import { ZoneView } from "../../../table/scene/ZoneView.tsx";
import type { Plate, Scene } from "../../../wire.ts";
import { hasAllies, stanceOf } from "../seats/seats.ts";
import { UnitPiece } from "../units/UnitPiece.tsx";

/** The other players: who is ready, who still chooses. Units chosen in secret are question marks. */
export function Rivals({ scene, me }: { readonly scene: Scene; readonly me: number }) {
  return (
    <ul class="rb-rivals" aria-label="The other players">
      {scene.plates.filter(({ seat }) => seat !== me).map((plate) => (
        <Rival key={plate.id} scene={scene} plate={plate} />
      ))}
    </ul>
  );
}

function Rival({ scene, plate }: { readonly scene: Scene; readonly plate: Plate }) {
  const names = useContext(Names);
  const army = zoneOf(scene, `army${plate.seat}`);
  const sent = / ready with /.test(plate.note);
  const ready = sent || useBoard().ready.value.includes(plate.seat);
  const role = plate.marks.includes("master") ? "game master" : hasAllies(scene) ? stanceOf(scene, plate) : "";
  return (
    <li class={ready ? "ready" : ""} data-token={plate.id}>
      <Shield seat={plate.seat} />
      <span class="who">
        <span class="name">{nameOf(plate.seat, names)}</span>
        <small>
          {role ? `${role}, ` : ""}
          {ready ? "ready" : <><span class="still">still </span>choosing</>}
          {sent ? <span class="with">{plate.note.split(", ").at(-1)!.replace("ready", "")}</span> : null}
        </small>
      </span>
      {army && army.tokens.length > 0 ? (
        <ZoneView zone={army} class="rb-secret">
          {army.tokens.map((unit) => (
            <span key={unit.id} role="img" aria-label={unit.face || "a secret unit"}>
              <UnitPiece token={unit} />
            </span>
          ))}
        </ZoneView>
      ) : null}
      <ClockFace seat={plate.seat} />
    </li>
  );
}
