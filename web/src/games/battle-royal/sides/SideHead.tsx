import { useContext } from "preact/hooks";
import { Icon } from "../../../parts/Icon.tsx";
import { Names } from "../../../parts/Text.tsx";
import { nameOf } from "../../../parts/words.ts";
import type { Scene } from "../../../wire.ts";
import { forcesOf, sideOf } from "../zones.ts";

/** The heading of an alliance: whose side it is, and how many pawns it has on the map. */
export function SideHead({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const names = useContext(Names);
  const seats = scene.plates.map((plate) => plate.seat).filter((other) => sideOf(scene, other) === sideOf(scene, seat));
  const pawns = seats.flatMap((other) => forcesOf(scene, other)).reduce((sum, force) => sum + force.board, 0);
  const own = scene.seat !== null && seats.includes(scene.seat);
  const title = own ? "Your side" : scene.seat !== null ? "Against you" : seats.map((other) => nameOf(other, names)).join(" and ");
  return (
    <div class="br-head">
      <Icon name={own || scene.seat === null ? "people" : "sword"} />
      <b>{title}</b>
      <span>{pawns} on the map</span>
    </div>
  );
}
