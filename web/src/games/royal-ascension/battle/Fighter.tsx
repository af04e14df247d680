import { useContext } from "preact/hooks";
import { Names, Text } from "../../../parts/Text.tsx";
import { nameOf } from "../../../parts/words.ts";
import { ZoneView } from "../../../table/scene/ZoneView.tsx";
import type { Scene, Token, Zone } from "../../../wire.ts";
import { Figure } from "../drawings/Figure.tsx";
import { Holdings } from "../players/Holdings.tsx";
import { Territories } from "../players/Territories.tsx";
import { Plaque } from "../drawings/Plaque.tsx";
import { Conditions } from "../players/Conditions.tsx";
import { Ledger } from "./Ledger.tsx";
import { zoneOf } from "../../../table/board/zones.ts";
import { gaugeOf, sidesOf } from "../zones.ts";

interface Props {
  readonly scene: Scene;
  readonly zone: Zone;
  readonly me: number;
}

/** One side of a battle: the territory sent, the cards, the dice, and their sum. What is secret is a plaque face down. */
export function Fighter({ scene, zone, me }: Props) {
  const names = useContext(Names);
  const seat = zone.owner ?? 0;
  const sent = zone.tokens.find((token) => token.kind === "cell");
  const plagued = sidesOf(scene).some((side) => gaugeOf(scene, `strength${side.owner}`)?.parts.some((part) => part.label === "plague"));
  const fate = zone.note.endsWith("wins") ? "wins" : zone.note.endsWith("loses") ? "loses" : "";
  const choosing = seat === me && !sent && scene.choices.length > 0;
  return (
    <ZoneView zone={zone} class={`ra-side ${fate}`}>
      <header class="ra-who">
        <Figure seat={seat} />
        <span>
          <span class="name">{nameOf(seat, names)}</span>
          <span class="caption">
            <Text>{zone.note}</Text>
          </span>
        </span>
      </header>
      {choosing ? <Choice scene={scene} seat={seat} /> : sent ? <Plaque token={sent} class="sent" /> : <div class="ra-plaque sent secret" aria-hidden="true" />}
      {sent || seat === me ? null : (
        <>
          <Territories scene={scene} seat={seat} />
          <Holdings scene={scene} seat={seat} />
          <Conditions scene={scene} seat={seat} guarded={false} />
        </>
      )}
      {sent ? <Ledger zone={zone} gauge={gaugeOf(scene, `strength${seat}`)} plagued={plagued} /> : null}
    </ZoneView>
  );
}

/** The viewer's territories, one of which is to be sent. */
function Choice({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const lands: readonly Token[] = zoneOf(scene, `lands${seat}`)?.tokens ?? [];
  return (
    <div class="ra-choice" data-zone={`lands${seat}`}>
      {lands.map((token) => (
        <Plaque key={token.id} token={token} />
      ))}
    </div>
  );
}
