import { useContext } from "preact/hooks";
import { Names, Text } from "../../../parts/Text.tsx";
import { capital, nameOf } from "../../../parts/words.ts";
import { TokenView } from "../../../table/scene/TokenView.tsx";
import { ZoneView } from "../../../table/scene/ZoneView.tsx";
import type { Gauge, Scene, Token, Zone } from "../../../wire.ts";
import { Die } from "../drawings/Die.tsx";
import { Figure } from "../drawings/Figure.tsx";
import { Holdings } from "../players/Holdings.tsx";
import { Territories } from "../players/Territories.tsx";
import { Plaque } from "../drawings/Plaque.tsx";
import { Conditions } from "../players/Conditions.tsx";
import { additionOf, spokenSum } from "./sums.ts";
import { zoneOf } from "../../../table/board/zones.ts";
import { gaugeOf } from "../zones.ts";

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
  const cards = zone.tokens.filter((token) => token.kind === "card");
  const dice = zone.tokens.filter((token) => token.kind === "piece");
  const strength = gaugeOf(scene, `strength${seat}`);
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
      {sent ? (
        <>
          <div class="ra-cards" style={{ "--cards": cards.length }}>
            {cards.map((token) => (
              <TokenView key={token.id} token={token} />
            ))}
          </div>
          <div class="ra-dice">
            {dice.map((die, index) => (
              <Die key={`${die.id} ${die.face}`} face={die.face} name={capital(die.name)} nth={index} />
            ))}
          </div>
        </>
      ) : null}
      {strength ? <Addition gauge={strength} /> : null}
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

/** 15 + 9 + 7 − 10 + 14, and the sum in large. */
function Addition({ gauge }: { readonly gauge: Gauge }) {
  const names = useContext(Names);
  return (
    <div class="ra-sum" role="img" aria-label={`${spokenSum(gauge, names)}: ${gauge.label} ${gauge.value}`} data-gauge={gauge.id}>
      <div class="line">{gauge.parts.length > 1 ? additionOf(gauge) : gauge.label}</div>
      <div class="num">{gauge.value}</div>
    </div>
  );
}
