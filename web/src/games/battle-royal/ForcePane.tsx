import { Drawing } from "../../parts/Icon.tsx";
import { capital } from "../../parts/words.ts";
import { PlateView } from "../../table/scene/PlateView.tsx";
import type { Gauge, Scene } from "../../wire.ts";
import { Pawn } from "./Pawn.tsx";
import { zoneOf } from "../../table/board/zones.ts";
import { forcesOf, gaugeOf, type Force } from "./zones.ts";

/** A player's pane: who it is, and the figures of each of the player's forces. */
export function ForcePane({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const plate = scene.plates.find((one) => one.seat === seat);
  return (
    <div class="br-pane br-foe">
      {plate ? <PlateView plate={plate} /> : null}
      <Figures scene={scene} seat={seat} />
    </div>
  );
}

/** Pawns on the map, in reserve and lost; and, while it is this player's turn, the points that are left. */
export function Figures({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const points = gaugeOf(scene, "points");
  return (
    <div class="br-figures">
      {forcesOf(scene, seat).map((force) => (
        <ForceFigures key={force.owner} force={force} scene={scene} />
      ))}
      {points?.owner === seat ? <Points gauge={points} /> : null}
    </div>
  );
}

function ForceFigures({ force, scene }: { readonly force: Force; readonly scene: Scene }) {
  const next = scene.zones.find((zone) => zone.tokens.some((token) => token.id === `early:${force.owner}`))?.tokens[0];
  const reserve = zoneOf(scene, `reserve:${force.owner}`);
  return (
    <div class="br-force" role="group" aria-label={`${capital(force.owner)}: ${force.board} on the map, ${force.reserve} in reserve, ${force.lost} lost`}>
      <div class="br-who">
        <Pawn force={force.owner} />
        <span>
          {capital(force.owner)}
          {force.capital ? `, ${force.capital}` : ""}
        </span>
      </div>
      <dl>
        <div>
          <dt>on the map</dt>
          <dd>{force.board}</dd>
        </div>
        <div class="br-reserve" data-zone={reserve?.id}>
          <dt>reserve</dt>
          <dd>
            <span class="br-row" aria-hidden="true">
              {Array.from({ length: force.reserve }, (_, nth) => (
                <i key={nth}>
                  <Pawn force={force.owner} />
                </i>
              ))}
            </span>
            <b>{force.reserve}</b>
          </dd>
        </div>
        <div>
          <dt>lost</dt>
          <dd>{force.lost}</dd>
        </div>
        {next ? (
          <div>
            <dt>next card</dt>
            <dd>{next.kind === "back" ? "hidden" : next.face}</dd>
          </div>
        ) : null}
      </dl>
    </div>
  );
}

/** Points as knights: those left are bright, those spent are dark. */
function Points({ gauge }: { readonly gauge: Gauge }) {
  const all = gauge.of ?? gauge.value;
  return (
    <div class="br-points" role="group" aria-label={`${gauge.value} of ${all} points left`} data-gauge="points">
      <span class="br-tag">
        <span class="words">card {all}, points left</span>
        <b>{gauge.value}</b>
      </span>
      <span class="br-knights" aria-hidden="true">
        {Array.from({ length: all }, (_, nth) => (
          <Drawing key={nth} id="man-N" class={nth < gauge.value ? "" : "off"} />
        ))}
      </span>
    </div>
  );
}
