import type { ComponentChildren } from "preact";
import { Icon } from "../../../parts/Icon.tsx";
import { Text } from "../../../parts/Text.tsx";
import type { Scene, Zone } from "../../../wire.ts";
import { zoneOf } from "../../../table/board/zones.ts";
import { gaugeOf } from "../zones.ts";

interface Props {
  readonly scene: Scene;
  readonly seat: number;
  readonly guarded: boolean;
}

/** What changes a player's next battle: protection, plague, alliances, hearts that everybody has seen. */
export function Conditions({ scene, seat, guarded }: Props) {
  const plague = gaugeOf(scene, `plague${seat}`);
  const alliances = zoneOf(scene, `alliances${seat}`);
  const known = zoneOf(scene, `known${seat}`);
  return (
    <>
      {guarded ? (
        <Fact icon="shield">
          protected<span class="why">: lost the last battle</span>
        </Fact>
      ) : null}
      {plague ? <Fact icon="warn">{`plague −${-plague.value}`}</Fact> : null}
      {alliances ? (
        <Fact icon="people" zone={alliances.id}>
          alliance <Faces zone={alliances} />
        </Fact>
      ) : null}
      {known ? (
        <Fact icon="eye" zone={known.id}>
          holds <Faces zone={known} />
        </Fact>
      ) : null}
    </>
  );
}

function Fact({ icon, zone, children }: { readonly icon: string; readonly zone?: string; readonly children: ComponentChildren }) {
  return (
    <p class="ra-fact" data-zone={zone}>
      <Icon name={icon} />
      <span>{children}</span>
    </p>
  );
}

const Faces = ({ zone }: { readonly zone: Zone }) => <Text>{zone.tokens.map((token) => `[${token.face}]`).join(" ")}</Text>;
