import { useContext } from "preact/hooks";
import { Icon, Shield } from "../../../parts/Icon.tsx";
import { Names, Text } from "../../../parts/Text.tsx";
import { capital, plain } from "../../../parts/words.ts";
import { browsing } from "../../../table/scene/Browse.tsx";
import { ZoneView } from "../../../table/scene/ZoneView.tsx";
import type { Scene, Zone } from "../../../wire.ts";
import { DraftClock } from "../pool/DraftClock.tsx";
import { PoolSuits } from "../pool/PoolSuits.tsx";
import { zoneOf } from "../../../table/board/zones.ts";
import { cardsOf } from "../pool/pool.ts";

/** Below the prompt: the cards gone from this pack, and the viewer's cards in numbers. */
export function DraftFoot({ scene, me }: { readonly scene: Scene; readonly me: number }) {
  const cards = cardsOf(scene, me);
  return (
    <div class="b-foot">
      {scene.zones.some((zone) => zone.id === "left") ? <Others scene={scene} me={me} /> : <Gone scene={scene} me={me} />}
      {scene.gauges.length > 0 ? (
        <dl class="b-counts">
          {scene.gauges.map((gauge) => (
            <div key={gauge.id}>
              <dt>{gauge.label}</dt>
              <dd>{gauge.value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {cards && scene.seat !== null ? <Looking zone={cards} /> : null}
      <DraftClock />
    </div>
  );
}

function Gone({ scene, me }: { readonly scene: Scene; readonly me: number }) {
  const gone = zoneOf(scene, "gone");
  const note = zoneOf(scene, `pack${me}`)?.note ?? "";
  if (!gone) {
    return (
      <p class="b-gone caption">
        <Text>{note}</Text>
      </p>
    );
  }
  return (
    <div class="b-gone">
      <span class="caption" aria-hidden="true">
        {gone.label}:
      </span>
      <div style={{ "--cards": Math.max(2, gone.tokens.length) }}>
        <ZoneView zone={gone} class="minis" />
      </div>
    </div>
  );
}

/** A split is open: what the others have taken may be looked at. */
function Others({ scene, me }: { readonly scene: Scene; readonly me: number }) {
  const names = useContext(Names);
  const zones = scene.zones.filter((zone) => zone.id.startsWith("picked") && zone.owner !== me);
  return (
    <div class="b-others">
      {zones.map((zone) => (
        <button key={zone.id} type="button" aria-haspopup="dialog" onClick={() => (browsing.value = zone.id)}>
          <Shield seat={zone.owner ?? 0} />
          {capital(plain(zone.label, names))}
        </button>
      ))}
    </div>
  );
}

/** Without a rail: the viewer's cards in short, with a button that shows them. */
function Looking({ zone }: { readonly zone: Zone }) {
  return (
    <button class="b-looking" type="button" aria-haspopup="dialog" onClick={() => (browsing.value = zone.id)}>
      <span>
        Your cards, {zone.count} <Icon name="chev" />
      </span>
      <PoolSuits tokens={zone.tokens} />
    </button>
  );
}
