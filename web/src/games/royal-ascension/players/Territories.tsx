import type { Scene } from "../../../wire.ts";
import { Arms } from "../drawings/Arms.tsx";
import { zoneOf } from "../../../table/board/zones.ts";

/** A player's territories with their points, the strongest first. */
export function Territories({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const lands = zoneOf(scene, `lands${seat}`)?.tokens ?? [];
  return (
    <ul class="ra-lands">
      {lands.map((land) => (
        <li key={land.id} title={land.note}>
          <Arms slug={land.face} />
          <span class="land">{land.note}</span>
          <b>{land.points}</b>
        </li>
      ))}
    </ul>
  );
}
