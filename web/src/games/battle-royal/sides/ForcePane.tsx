import { Drawing, useTincture } from "../../../parts/Icon.tsx";
import { capital } from "../../../parts/words.ts";
import { useBoard } from "../../../table/board/context.ts";
import { PlateView } from "../../../table/scene/PlateView.tsx";
import type { Gauge, Scene } from "../../../wire.ts";
import { Pawn } from "../map/Pawn.tsx";
import { zoneOf } from "../../../table/board/zones.ts";
import { forcesOf, gaugeOf, type Force } from "../zones.ts";

interface Props {
  readonly scene: Scene;
  readonly seat: number;
  /** Whether the player is on the side of the viewer. */
  readonly ally?: boolean;
}

/** A player's pane: who it is, and the figures of each of the player's forces. */
export function ForcePane({ scene, seat, ally = false }: Props) {
  const bot = useBoard().bots.value.includes(seat);
  const tincture = useTincture(seat);
  const plate = scene.plates.find((one) => one.seat === seat);
  const out = plate?.badge?.text ?? "";
  const chip = out || (ally && scene.seat !== null ? "your ally" : bot ? "bot" : "");
  return (
    <div class={`br-pane br-foe ${ally ? "ally" : ""} ${out}`} style={{ "--seat": `var(--seat-${tincture})` }}>
      {plate ? <PlateView plate={plate} /> : null}
      {chip ? <span class="br-chip">{chip}</span> : null}
      <Figures scene={scene} seat={seat} />
    </div>
  );
}

/** Pawns on the map, in reserve and lost; and, while it is this player's turn, the points that are left. */
export function Figures({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const points = gaugeOf(scene, "points");
  const out = seat === scene.seat && scene.plates.find((plate) => plate.seat === seat)?.badge?.text;
  return (
    <div class="br-figures">
      {out ? <span class="br-chip">{out}</span> : null}
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
          {force.capital ? <span class="br-capital">, {force.capital}</span> : null}
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
