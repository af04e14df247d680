import { useMedia } from "../../../parts/useMedia.ts";
import { zoneOf } from "../../../table/board/zones.ts";
import { Farewell } from "../../../table/panels/Farewell.tsx";
import type { LayoutProps } from "../../../table/scene/layout.ts";
import { Board } from "../Board.tsx";
import { LYING_PHONE, PHONE } from "../seats/screens.ts";
import { sidesIn, startsOf, type Start } from "../seats/seats.ts";
import { useTouchPrompt } from "../prompt/useTouchPrompt.ts";
import { Corner } from "./Corner.tsx";
import { TurnOrder } from "./TurnOrder.tsx";
import "./field.css";

/** A battle of three to five seats: the plates lie in the corners where the armies start, the order of the round above. */
export function Field({ scene }: LayoutProps) {
  useTouchPrompt(scene);
  const [phone, lying] = [useMedia(PHONE), useMedia(LYING_PHONE)];
  const board = zoneOf(scene, "board");
  const starts = startsOf(scene);
  const corners = (wanted: (start: Start) => boolean) => starts.filter(wanted).map(({ plate }) => <Corner key={plate.id} scene={scene} plate={plate} small={phone || lying} />);
  return (
    <div class={`royal-battles rb-field seats-${scene.plates.length} sides-${sidesIn(scene)}`}>
      {lying ? null : <TurnOrder scene={scene} />}
      {phone ? (
        <>
          <div class="rb-edge far">{corners(({ top }) => top)}</div>
          <div class="rb-edge near">{corners(({ top }) => !top)}</div>
        </>
      ) : lying ? (
        <div class="rb-edge all">
          {corners(({ top }) => top)}
          {corners(({ top }) => !top)}
        </div>
      ) : (
        [true, false].map((side) => (
          <div key={String(side)} class={`rb-flank ${side ? "left" : "right"}`}>
            <div>{corners(({ top, left }) => top && left === side)}</div>
            <div>{corners(({ top, left }) => !top && left === side)}</div>
          </div>
        ))
      )}
      {board ? <Board scene={scene} zone={board} /> : null}
      <div class="rb-farewell">
        <Farewell scene={scene} />
      </div>
    </div>
  );
}
