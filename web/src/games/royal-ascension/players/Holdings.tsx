import type { Scene } from "../../../wire.ts";
import { SuitCount } from "./SuitCount.tsx";
import { Weapons } from "./Weapons.tsx";
import { zoneOf } from "../../../table/board/zones.ts";

/** How many hearts and diamonds a player holds, and which weapons. */
export function Holdings({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  return (
    <div class="ra-holds">
      <SuitCount zone={zoneOf(scene, `hearts${seat}`)} suit="h" />
      <SuitCount zone={zoneOf(scene, `gold${seat}`)} suit="d" />
      <Weapons zone={zoneOf(scene, `weapons${seat}`)} />
    </div>
  );
}
