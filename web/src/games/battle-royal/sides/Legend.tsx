import type { Scene } from "../../../wire.ts";
import { zoneOf } from "../../../table/board/zones.ts";

/** What the signs on the map mean. */
export function Legend({ scene, thin }: { readonly scene: Scene; readonly thin: boolean }) {
  const frontier = zoneOf(scene, "map")?.tokens.some((token) => token.face === "frontier" && token.note);
  return (
    <section class="br-pane br-legend" aria-label="On the map">
      <div class="br-tag">
        <b>On the map</b>
      </div>
      <dl>
        <div>
          <dt class="coins" aria-label="Coins">
            {[1, 2, 3].map((points) => (
              <i key={points} class={`coin of-${points}`}>
                {points}
              </i>
            ))}
          </dt>
          <dd>points that a pawn costs you there</dd>
        </div>
        <div>
          <dt aria-label="A numbered frame">
            <i class="came">1</i>
          </dt>
          <dd>placed in the last turns, in this order</dd>
        </div>
        {thin ? (
          <div>
            <dt aria-label="A minus with a number">
              <i class="thin">−2</i>
            </dt>
            <dd>pawns that fall with this one; red where an enemy can take it</dd>
          </div>
        ) : null}
        {frontier ? (
          <div>
            <dt aria-label="A red dashed line">
              <i class="frontier" />
            </dt>
            <dd>the old frontier, which has no effect</dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}
