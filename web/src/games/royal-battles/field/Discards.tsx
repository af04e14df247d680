import { useContext } from "preact/hooks";
import { Shield } from "../../../parts/Icon.tsx";
import { Names } from "../../../parts/Text.tsx";
import { capital, plain } from "../../../parts/words.ts";
import { zoneOf } from "../../../table/board/zones.ts";
import { browsing } from "../../../table/scene/Browse.tsx";
import type { Scene } from "../../../wire.ts";

/** The discards of all players as counts; a touch shows the cards. */
export function Discards({ scene }: { readonly scene: Scene }) {
  const names = useContext(Names);
  const piles = scene.plates.flatMap(({ seat }) => zoneOf(scene, `discard${seat}`) ?? []).filter((zone) => zone.count > 0);
  return piles.length === 0 ? null : (
    <div class="rb-discards">
      <span class="caption">Discards</span>
      {piles.map((zone) => (
        <button key={zone.id} type="button" aria-haspopup="dialog" aria-label={`${capital(plain(zone.label, names))}. Look through it`} onClick={() => (browsing.value = zone.id)}>
          <Shield seat={zone.owner ?? 0} />
          {zone.count}
        </button>
      ))}
    </div>
  );
}
