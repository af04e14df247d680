import { useContext } from "preact/hooks";
import { Shield } from "../../parts/Icon.tsx";
import { Names } from "../../parts/Text.tsx";
import { useMedia } from "../../parts/useMedia.ts";
import { nameOf } from "../../parts/words.ts";
import { zoneOf } from "../../table/board/zones.ts";
import { ClockFace } from "../../table/scene/ClockFace.tsx";
import type { LayoutProps } from "../../table/scene/layout.ts";
import { KeyNote } from "./field/KeyNote.tsx";
import { TurnOrder } from "./field/TurnOrder.tsx";
import { Compass, Initiative } from "./Initiative.tsx";
import { LYING_PHONE, PHONE } from "./seats/screens.ts";
import { manifold } from "./seats/seats.ts";

/** Beside the viewer's plate on a phone: the initiative card; on a phone that lies on its side, the other player. At a table of more than two: the Key Positions. */
export function Mine({ scene, me }: LayoutProps) {
  const [phone, lying] = [useMedia(PHONE), useMedia(LYING_PHONE)];
  const names = useContext(Names);
  const [own, other] = [zoneOf(scene, `initiative${me}`), zoneOf(scene, `initiative${1 - me}`)];
  if (zoneOf(scene, "muster")) return null;
  if (manifold(scene)) return phone ? null : lying ? <TurnOrder scene={scene} /> : <KeyNote scene={scene} />;
  if (phone) return own ? <Initiative zone={own} /> : null;
  if (!lying) return null;
  return (
    <div class="rb-both">
      {own?.note ? <Compass zone={own} /> : null}
      <Shield seat={1 - me} />
      <span class="name">{nameOf(1 - me, names)}</span>
      {other?.note ? <Compass zone={other} /> : null}
      <ClockFace seat={1 - me} />
    </div>
  );
}
