import type { LayoutProps } from "../../table/scene/layout.ts";
import { PileView } from "../../table/scene/PileView.tsx";
import { PlateView } from "../../table/scene/PlateView.tsx";
import { Score } from "../../table/scene/Score.tsx";
import { TokenView } from "../../table/scene/TokenView.tsx";
import { ZoneView } from "../../table/scene/ZoneView.tsx";
import { counted } from "../../parts/words.ts";
import type { Scene, Zone } from "../../wire.ts";
import { Attack } from "./Attack.tsx";
import { Field } from "./Field.tsx";
import { Jokers } from "./Jokers.tsx";
import { Reshuffles } from "./Reshuffles.tsx";
import { ScorePanel } from "./ScorePanel.tsx";
import { stageAttack } from "./stage.ts";
import "./cloth.css";
import "./royals.css";

/** The layout of Royals: green felt with two fields. A royal's orientation shows its state. */
export default function Royals({ scene, me }: LayoutProps) {
  const foe = 1 - me;
  return (
    <div class="royals">
      <Side scene={scene} seat={me} name="own" />
      <Side scene={scene} seat={foe} name="foe" />
      <div class="r-top">
        <FoePlate scene={scene} seat={foe} />
      </div>
      <div class="r-piles">
        {["deck", "discard"].map((id) => {
          const pile = zone(scene, id);
          return pile ? <PileView key={id} zone={pile} /> : null;
        })}
        <Reshuffles scene={scene} />
      </div>
      <Attack scene={scene} me={me} />
    </div>
  );
}

Royals.stage = stageAttack;

const zone = (scene: Scene, id: string): Zone | undefined => scene.zones.find((one) => one.id === id);

function Side({ scene, seat, name }: { readonly scene: Scene; readonly seat: number; readonly name: string }) {
  const field = zone(scene, `field${seat}`);
  const jokers = zone(scene, `jokers${seat}`);
  return (
    <>
      {field ? <Field zone={field} class={name} /> : null}
      {jokers ? <Jokers zone={jokers} class={name} /> : null}
      <ScorePanel scene={scene} seat={seat} class={name} />
    </>
  );
}

function FoePlate({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const plate = scene.plates.find((one) => one.seat === seat);
  const hand = zone(scene, `hand${seat}`);
  return (
    <>
      {plate ? <PlateView plate={plate} /> : null}
      <span class="r-space" />
      {hand ? (
        <>
          <ZoneView zone={hand} class="r-minihand">
            {hand.tokens.map((token) => (
              <TokenView key={token.id} token={token} />
            ))}
          </ZoneView>
          <span class="caption r-count">{counted(hand.tokens.length, "card")}</span>
        </>
      ) : null}
      <Score scene={scene} seat={seat} />
    </>
  );
}
