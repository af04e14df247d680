import { useContext } from "preact/hooks";
import { Icon, Shield } from "../../../parts/Icon.tsx";
import { Names, Text } from "../../../parts/Text.tsx";
import { nameOf } from "../../../parts/words.ts";
import type { Plate, Scene } from "../../../wire.ts";
import { zoneOf } from "../../../table/board/zones.ts";

/** Who is choosing and who has chosen; in a draft in the order in which packs go round. */
export function DraftSeats({ scene }: { readonly scene: Scene }) {
  const passing = scene.plates.some((plate) => zoneOf(scene, `pack${plate.seat}`));
  return (
    <ul class={`b-seats ${passing ? "passing" : ""} ${scene.plates.length > 5 ? "many" : ""}`} aria-label={passing ? "The way packs go" : "Players"}>
      {scene.plates.map((plate) => (
        <li key={plate.seat} class={plate.to_move ? "choosing" : plate.marks.includes("ready") ? "ready" : ""} data-token={plate.id}>
          <Chip plate={plate} own={plate.seat === scene.seat} />
          {passing ? <Icon name="arrow" /> : null}
        </li>
      ))}
    </ul>
  );
}

function Chip({ plate, own }: { readonly plate: Plate; readonly own: boolean }) {
  const names = useContext(Names);
  const ready = plate.marks.includes("ready");
  return (
    <span class={`b-chip ${own ? "own" : ""}`}>
      <Shield seat={plate.seat} />
      <span class="who">
        <span class="name">
          {nameOf(plate.seat, names)}
          {ready ? <Icon name="check" /> : null}
        </span>
        <small>
          <Text>{plate.note}</Text>
        </small>
      </span>
      {ready && !own ? <span class="off-screen">, ready</span> : null}
      {plate.to_move && !own ? <span class="off-screen">, to choose</span> : null}
    </span>
  );
}
