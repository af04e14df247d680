import { Text } from "../../../parts/Text.tsx";
import { zoneOf } from "../../../table/board/zones.ts";
import type { Scene } from "../../../wire.ts";
import { Compass } from "../Initiative.tsx";
import { Discards } from "./Discards.tsx";

/** The Key Positions that the viewer's initiative card gives, in words and as a small board; below them the discards. */
export function KeyNote({ scene }: { readonly scene: Scene }) {
  const own = scene.seat === null ? undefined : zoneOf(scene, `initiative${scene.seat}`);
  return (
    <>
      {own?.note ? (
        <p class="rb-key">
          <Compass zone={own} />
          <span class="caption">
            Your Key
            <b>
              <Text>{own.note}</Text>
            </b>
          </span>
        </p>
      ) : null}
      <Discards scene={scene} />
    </>
  );
}
