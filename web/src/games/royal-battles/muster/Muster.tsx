import type { LayoutProps } from "../../../table/scene/layout.ts";
import { PlateView } from "../../../table/scene/PlateView.tsx";
import { zoneOf } from "../../../table/board/zones.ts";
import { ZoneView } from "../../../table/scene/ZoneView.tsx";
import type { Scene } from "../../../wire.ts";
import { UnitPiece } from "../units/UnitPiece.tsx";
import { Camp } from "./Camp.tsx";
import { KindCard } from "./KindCard.tsx";
import { useArmyPlan, useRecruits } from "./useRecruiting.ts";
import "./muster.css";

/** Choosing an army: the units there are, and the places of the army that they fill. */
export function Muster({ scene, me }: LayoutProps) {
  const recruits = useRecruits(scene, me);
  useArmyPlan(scene, me, recruits);
  const zone = zoneOf(scene, "muster");
  return (
    <div class="rb-mustering">
      {zone ? (
        <ZoneView zone={zone} class="rb-muster">
          {zone.tokens.map((token) => (
            <KindCard key={token.id} token={token} recruits={recruits} />
          ))}
        </ZoneView>
      ) : null}
      <div class="rb-camps">
        <FoeCamp scene={scene} seat={1 - me} />
        <Camp scene={scene} me={me} recruits={recruits} />
      </div>
    </div>
  );
}

/** The other player, with a piece for each unit chosen; a secret one is a question mark. */
function FoeCamp({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const plate = scene.plates.find((one) => one.seat === seat);
  const army = zoneOf(scene, `army${seat}`);
  return (
    <div class="rb-foe-camp">
      {plate ? <PlateView plate={plate} /> : null}
      {army && army.tokens.length > 0 ? (
        <ZoneView zone={army} class="rb-secret">
          {army.tokens.map((unit) => (
            <span key={unit.id} role="img" aria-label={unit.face || "a secret unit"}>
              <UnitPiece token={unit} />
            </span>
          ))}
        </ZoneView>
      ) : null}
    </div>
  );
}
