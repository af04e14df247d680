import { useContext } from "preact/hooks";
import { Icon, Shield } from "../../../parts/Icon.tsx";
import { Names } from "../../../parts/Text.tsx";
import { nameOf } from "../../../parts/words.ts";
import { zoneOf } from "../../../table/board/zones.ts";
import { PileView } from "../../../table/scene/PileView.tsx";
import type { Scene } from "../../../wire.ts";
import { Compass } from "../Initiative.tsx";
import { manifold, turnsOf } from "../seats/seats.ts";

/** The order of the round: the initiative cards, highest first. A game master stands after each player. */
export function TurnOrder({ scene }: { readonly scene: Scene }) {
  const names = useContext(Names);
  const turns = turnsOf(scene);
  if (!manifold(scene) || turns.length === 0) return null;
  const own = scene.seat === null ? undefined : zoneOf(scene, `initiative${scene.seat}`);
  const seen = new Set<number>();
  return (
    <ol class={`rb-order turns-${turns.length}`} aria-label="Order of the round">
      {turns.map(({ seat, when, said, master }, at) => {
        const zone = seen.has(seat) ? undefined : zoneOf(scene, `initiative${seat}`);
        seen.add(seat);
        return (
          <li key={at} class={`${when} ${master ? "master" : ""}`} aria-current={when === "now" ? "true" : undefined}>
            {zone && zone.count > 0 ? <PileView zone={zone} /> : null}
            {master ? <Icon name="crown" /> : <Shield seat={seat} />}
            <span class="who">
              <span class="name">{nameOf(seat, names)}</span>
              <small>{said}</small>
            </span>
          </li>
        );
      })}
      {own?.note ? (
        <li class="key">
          <Compass zone={own} />
        </li>
      ) : null}
    </ol>
  );
}
