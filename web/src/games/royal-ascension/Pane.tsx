import { Icon } from "../../parts/Icon.tsx";
import { Text } from "../../parts/Text.tsx";
import { PlateView } from "../../table/PlateView.tsx";
import type { Scene } from "../../wire.ts";
import { Arms } from "./Arms.tsx";
import { Counted } from "./Counted.tsx";
import { Figure } from "./Figure.tsx";
import { Throne } from "./Throne.tsx";
import { Weapons } from "./Weapons.tsx";
import { gaugeOf, zoneOf } from "./zones.ts";

interface Props {
  readonly scene: Scene;
  readonly seat: number;
  readonly class: string;
}

/** A player's open facts: the way to the throne, territories with their points, how many cards, which weapons. */
export function Pane({ scene, seat, class: name }: Props) {
  const plate = scene.plates.find((one) => one.seat === seat);
  if (!plate) return null;
  const [character = ""] = plate.note.split(":");
  const throne = gaugeOf(scene, `throne${seat}`);
  const lands = zoneOf(scene, `lands${seat}`)?.tokens ?? [];
  const classes = ["ra-pane", name, plate.marks.includes("active") ? "active" : "", plate.marks.includes("out") ? "out" : ""];
  return (
    <div class={classes.filter(Boolean).join(" ")} data-pane={plate.id}>
      <div class="ra-head">
        <PlateView plate={{ ...plate, note: character, badge: null }} />
        <Figure seat={seat} />
      </div>
      {throne ? <Throne gauge={throne} /> : null}
      <ul class="ra-lands">
        {lands.map((land) => (
          <li key={land.id} title={land.note}>
            <Arms slug={land.face} />
            <span class="land">{land.note}</span>
            <b>{land.points}</b>
          </li>
        ))}
      </ul>
      {plate.marks.includes("out") ? (
        <p class="ra-fact">
          <Icon name="x" /> out of the game
        </p>
      ) : (
        <div class="ra-holds">
          <Counted zone={zoneOf(scene, `hearts${seat}`)} suit="h" />
          <Counted zone={zoneOf(scene, `gold${seat}`)} suit="d" />
          <Weapons zone={zoneOf(scene, `weapons${seat}`)} />
        </div>
      )}
      <Standing scene={scene} seat={seat} guarded={plate.marks.includes("protected")} />
    </div>
  );
}

/** What changes a player's next battle: protection, plague, alliances, hearts that everybody has seen. */
function Standing({ scene, seat, guarded }: { readonly scene: Scene; readonly seat: number; readonly guarded: boolean }) {
  const plague = gaugeOf(scene, `plague${seat}`);
  const alliances = zoneOf(scene, `alliances${seat}`);
  const known = zoneOf(scene, `known${seat}`);
  return (
    <>
      {guarded ? (
        <p class="ra-fact">
          <Icon name="shield" /> <span>protected: lost the last battle</span>
        </p>
      ) : null}
      {plague ? (
        <p class="ra-fact">
          <Icon name="warn" /> <span>plague: {`−${-plague.value}`} in battle</span>
        </p>
      ) : null}
      {alliances ? (
        <p class="ra-fact" data-zone={alliances.id}>
          <Icon name="people" />{" "}
          <span>
            alliance <Text>{alliances.tokens.map((token) => `[${token.face}]`).join(" ")}</Text>
          </span>
        </p>
      ) : null}
      {known ? (
        <p class="ra-fact">
          <Icon name="eye" />{" "}
          <span>
            holds <Text>{known.tokens.map((token) => `[${token.face}]`).join(" ")}</Text>
          </span>
        </p>
      ) : null}
    </>
  );
}
