import { useEffect, useMemo, useRef } from "preact/hooks";
import { useBoard } from "../../table/board/context.ts";
import { Tip } from "../../table/scene/Tip.tsx";
import { ZoneView } from "../../table/scene/ZoneView.tsx";
import type { Scene, Zone } from "../../wire.ts";
import { Chart, Names } from "./Chart.tsx";
import { at, landOf, type Land } from "./land.ts";
import { Marks } from "./Marks.tsx";
import { Overlay } from "./Overlay.tsx";
import { Pawn } from "./Pawn.tsx";
import { zoneOf } from "../../table/board/zones.ts";
import { byPlace } from "./zones.ts";
import { Squares } from "./Squares.tsx";
import type { View } from "./view.ts";

interface Props {
  readonly scene: Scene;
  readonly zone: Zone;
  readonly view: View;
}

/** The map in its frame: drawn once, and over it, in layers, what changes. */
export function MapView({ scene, zone, view }: Props) {
  const board = useBoard();
  const land = useMemo(() => landOf(zone), [zone.label, zone.columns, zone.tokens.length]);
  const chart = useMemo(() => <Chart land={land} />, [land]);
  const names = useMemo(() => <Names land={land} />, [land]);
  const pawns = zoneOf(scene, "pawns");
  const held = byPlace(pawns);
  const prices = byPlace(zoneOf(scene, "prices"));
  const highlighted = board.highlighted.value;
  const cells = zone.tokens.filter((token) => token.kind === "cell");
  const { scale, x, y } = view.window.value;
  const size = { "--columns": land.columns, "--rows": land.rows };
  return (
    <div class="br-map" style={size}>
      <div class="br-frame">
        <Window view={view}>
          <ZoneView zone={zone} class="br-sheet">
            <div class="br-scaled" style={{ width: `${scale * 100}%`, height: `${scale * 100}%`, left: `${-x * 100}%`, top: `${-y * 100}%` }} data-columns={land.columns}>
              {chart}
              <Overlay land={land} pawns={pawns?.tokens ?? []} prices={prices} held={held} />
              {[...held].map(([place, pawn]) => (
                <div key={pawn.id} class={`card br-pawn ${pawn.marks.map((mark) => `is-${mark}`).join(" ")}`} data-at={pawn.id} style={placed(land, place)}>
                  <div class="body">
                    <Pawn force={pawn.face} />
                  </div>
                </div>
              ))}
              {names}
              <Marks
                land={land}
                prices={prices}
                held={held}
                falls={new Set(highlighted?.preview?.falls ?? [])}
                aimed={cells.find((cell) => cell.id === highlighted?.touch.at(-1))?.place ?? undefined}
                thin={view.thin.value}
              />
              <div class="br-squares">
                <Squares cells={cells} held={held} prices={prices} show={(place) => view.show((at(land, place)[0] + 0.5) / land.columns, (at(land, place)[1] + 0.5) / land.rows)} />
              </div>
            </div>
          </ZoneView>
        </Window>
        <Refused land={land} view={view} zone={zone} />
      </div>
    </div>
  );
}

const placed = (land: Land, place: number) => ({ "--x": at(land, place)[0], "--y": at(land, place)[1] });

/** What is seen of the map; takes drags, pinches and the wheel. */
function Window({ view, children }: { readonly view: View; readonly children: preact.ComponentChildren }) {
  const window = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = window.current!;
    element.addEventListener("wheel", view.wheel, { passive: false });
    return () => element.removeEventListener("wheel", view.wheel);
  }, [view]);
  return (
    <div
      class="br-window"
      ref={window}
      onPointerDown={view.down}
      onPointerMove={view.move}
      onPointerUp={view.up}
      onPointerCancel={view.up}
      onPointerLeave={view.up}
      onClickCapture={view.click}
    >
      {children}
    </div>
  );
}

/** Why a square cannot be touched, on the square, also where that lies at the edge of the window. */
function Refused({ land, view, zone }: { readonly land: Land; readonly view: View; readonly zone: Zone }) {
  const reason = useBoard().reason.value;
  const place = reason ? zone.tokens.find((token) => token.kind === "cell" && token.id === reason.at)?.place : undefined;
  if (!reason || place === undefined || place === null) return null;
  const { scale, x, y } = view.window.value;
  const [column, row] = at(land, place);
  return (
    <div
      class="br-refused"
      style={{ left: `${(((column + 0.5) * scale) / land.columns - x) * 100}%`, top: `${(((row + 0.7) * scale) / land.rows - y) * 100}%` }}
    >
      <Tip reason={reason} />
    </div>
  );
}
