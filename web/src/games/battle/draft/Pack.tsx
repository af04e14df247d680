import { useContext } from "preact/hooks";
import { Names, Text } from "../../../parts/Text.tsx";
import { nameOf } from "../../../parts/words.ts";
import { PileView } from "../../../table/scene/PileView.tsx";
import { TokenView } from "../../../table/scene/TokenView.tsx";
import { ZoneView } from "../../../table/scene/ZoneView.tsx";
import type { Scene, Zone } from "../../../wire.ts";
import { OpenCards } from "./OpenCards.tsx";
import { zoneOf } from "../../../table/board/zones.ts";

/** The cards to choose from, as large as possible; the backs of the packs for everybody else. */
export function Pack({ scene, me }: { readonly scene: Scene; readonly me: number }) {
  const open = zoneOf(scene, "left");
  if (open) return <OpenCards zone={open} />;
  const pack = zoneOf(scene, `pack${me}`);
  if (pack && pack.tokens.length > 0) return <Held zone={pack} />;
  return <Backs zones={scene.zones.filter((zone) => zone.id.startsWith("pack"))} say={scene.prompt.say} />;
}

/** Rows on a desktop, on a tablet and on a phone: as few as leave the cards large. */
const rowsFor = (cards: number): readonly number[] => [cards > 5 ? 2 : 1, Math.ceil(cards / 5), Math.ceil(cards / (cards > 9 ? 4 : 3))];

function Held({ zone }: { readonly zone: Zone }) {
  const cards = zone.tokens.length;
  const style = Object.fromEntries(rowsFor(cards).flatMap((rows, at) => [[`--rows-${at}`, rows], [`--columns-${at}`, Math.ceil(cards / rows)]]));
  return (
    <div class="b-pack-room">
      <ZoneView zone={zone} class={`b-pack ${cards > 12 ? "crowded" : ""}`}>
        <div class="cards" style={style}>
          {zone.tokens.map((token) => (
            <TokenView key={token.id} token={token} />
          ))}
        </div>
      </ZoneView>
    </div>
  );
}

function Backs({ zones, say }: { readonly zones: readonly Zone[]; readonly say: string }) {
  const names = useContext(Names);
  if (zones.length === 0) {
    return (
      <p class="b-dealing">
        <Text>{say}</Text>
      </p>
    );
  }
  return (
    <div class="b-backs">
      {zones.map((zone) => (
        <div key={zone.id}>
          <PileView zone={zone} />
          <span class="caption">{nameOf(zone.owner ?? 0, names)}</span>
        </div>
      ))}
    </div>
  );
}
