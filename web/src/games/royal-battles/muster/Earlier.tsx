import { counted, listed } from "../../../parts/words.ts";
import { zoneOf } from "../../../table/board/zones.ts";
import type { Scene } from "../../../wire.ts";
import { UnitPiece } from "../units/UnitPiece.tsx";
import { earlierArmies } from "./earlier.ts";
import { kindIn, type Recruits } from "./useRecruiting.ts";
import { titleOf } from "./words.ts";

const SHOWN = 3;

/** Armies that were sent before under the same limit, to take one again. */
export function Earlier({ scene, recruits }: { readonly scene: Scene; readonly recruits: Recruits }) {
  const { recruiting, choosing, limit, take } = recruits;
  const tokens = zoneOf(scene, "muster")?.tokens ?? [];
  const fit = earlierArmies(limit, recruiting.kinds.map(({ name }) => name)).filter(({ units }) => units.length <= recruiting.size && (limit !== null || units.length === recruiting.size));
  if (!choosing || recruiting.drafted || recruiting.sent.length > 0 || fit.length === 0) return null;
  const price = (units: readonly string[]) => units.reduce((sum, unit, place) => sum + (recruiting.kinds.find(({ name }) => name === unit)?.price ?? 0) * (recruiting.boss && place === 0 ? 2 : 1), 0);
  return (
    <section class="rb-earlier" aria-label="Earlier armies">
      <h3>Earlier armies</h3>
      {fit.slice(0, SHOWN).map(({ units, times }) => (
        <div key={units.join()} class="rb-army">
          <span class="men">
            {units.map((unit, at) => {
              const token = tokens.find((one) => kindIn(one) === unit);
              return token ? <UnitPiece key={at} token={token} /> : null;
            })}
          </span>
          {limit === null ? null : <span class="num">{price(units)}</span>}
          <small>sent {counted(times, "time")}</small>
          <button class="btn quiet" type="button" aria-label={`Take ${listed(units.map((unit) => titleOf(recruiting, unit)))}`} onClick={() => take(units)}>
            Take it
          </button>
        </div>
      ))}
    </section>
  );
}
