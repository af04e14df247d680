import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { lazy } from "../../../parts/lazy.tsx";
import { useBoard } from "../../../table/board/context.ts";
import { Tip } from "../../../table/scene/Tip.tsx";
import { ZoneView } from "../../../table/scene/ZoneView.tsx";
import type { Scene, Zone } from "../../../wire.ts";
import { Edges } from "./Edges.tsx";
import { Labels } from "./Labels.tsx";
import { at, landOf, type Land } from "./land.ts";
import { Marks } from "./Marks.tsx";
import { Overlay } from "./Overlay.tsx";
import { Pawn } from "./Pawn.tsx";
import { zoneOf } from "../../../table/board/zones.ts";
import { actingPlaces, byPlace, changedPlaces } from "../zones.ts";
import { Squares } from "./Squares.tsx";
import type { View } from "./view.ts";

interface Props {
  readonly scene: Scene;
  readonly zone: Zone;
  readonly view: View;
}

const Chart = lazy(() => import("./Chart.tsx").then((module) => module.Chart));
const Story = lazy(() => import("./Story.tsx").then((module) => module.Story));

const FAR = 30; // pixels; on smaller squares numbers are left out and coins are larger
const NEAR = 54; // pixels; larger squares have room for the names of regions

/** The map in its frame: drawn once, and over it, in layers, what changes. */
export function MapView({ scene, zone, view }: Props) {
  const board = useBoard();
  const land = useMemo(() => landOf(zone), [zone.label, zone.columns, zone.tokens.length]);
  const chart = useMemo(() => <Chart land={land} />, [land]);
  const labels = useMemo(() => <Labels land={land} />, [land]);
  const pawns = zoneOf(scene, "pawns");
  const held = byPlace(pawns);
  const prices = byPlace(zoneOf(scene, "prices"));
  const highlighted = board.highlighted.value;
  const cells = zone.tokens.filter((token) => token.kind === "cell");
  const room = useRoom(land, view);
  useActing(scene, land, view);
  const { x, y } = view.offset.value;
  const square = view.square.value;
  const size = { "--columns": land.columns, "--rows": land.rows, "--square": `${square}px` };
  return (
    <div class="br-map" style={size}>
      <div class="br-room" ref={room} />
      <div class={`br-frame ${square < FAR ? "far" : square > NEAR ? "near" : ""}`}>
        <Edges land={land} view={view} />
        <Window view={view}>
          <ZoneView zone={zone} class="br-sheet">
            <div class="br-scaled" style={{ width: `${view.sheet.value.width}px`, height: `${view.sheet.value.height}px`, left: `${-x}px`, top: `${-y}px` }} data-columns={land.columns}>
              {chart}
              <Overlay land={land} pawns={pawns?.tokens ?? []} prices={prices} held={held} />
              {[...held].map(([place, pawn]) => (
                <div key={pawn.id} class={`card br-pawn ${pawn.marks.map((mark) => `is-${mark}`).join(" ")}`} data-at={pawn.id} style={placed(land, place)}>
                  <div class="body">
                    <Pawn force={pawn.face} />
                  </div>
                </div>
              ))}
              {labels}
              <Marks
                land={land}
                prices={prices}
                held={held}
                falls={new Set(highlighted?.preview?.falls ?? [])}
                aimed={cells.find((cell) => cell.id === highlighted?.touch.at(-1))?.place ?? undefined}
                thin={view.thin.value}
                far={square < FAR}
              />
              {board.beat.value || board.recap.value ? <Story land={land} /> : null}
              <div class="br-squares">
                <Squares cells={cells} held={held} prices={prices} show={(place) => view.show(at(land, place))} />
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

/** Tells the view how much room there is for the map. */
function useRoom(land: Land, view: View) {
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const extent = { width: land.columns, height: land.rows };
    const measure = (): void => view.fit({ width: room.current!.clientWidth, height: room.current!.clientHeight }, extent);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(room.current!);
    return () => observer.disconnect();
  }, [land, view]);
  return room;
}

/** Keeps in sight where the viewer can act or, in another's turn, where a pawn came or went. */
function useActing(scene: Scene, land: Land, view: View): void {
  const last = useRef(scene);
  useLayoutEffect(() => {
    const mine = actingPlaces(scene);
    const places = mine.length > 0 ? mine : changedPlaces(last.current, scene);
    last.current = scene;
    const turn = `${scene.prompt.mode} ${scene.prompt.seat} ${scene.facts[0]?.text}`;
    if (places.length > 0) view.follow(places.map((place) => at(land, place)), turn, scene.coach !== null);
  }, [scene]);
}

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
      style={{ width: `${view.window.value.width}px`, height: `${view.window.value.height}px` }}
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

/** Why a square cannot be touched, on the square, also where that lies at the edge of the window. A square below it that a coach asks for stays free. */
function Refused({ land, view, zone }: { readonly land: Land; readonly view: View; readonly zone: Zone }) {
  const { reason: { value: reason }, asked } = useBoard();
  const placeOf = (id: string) => zone.tokens.find((token) => token.kind === "cell" && token.id === id)?.place ?? null;
  const place = reason ? placeOf(reason.at) : null;
  if (!reason || place === null) return null;
  const { x, y } = view.offset.value;
  const square = view.square.value;
  const [column, row] = at(land, place);
  const above = at(land, placeOf(asked.value) ?? 0)[1] > row;
  return (
    <div class={`br-refused ${above ? "above" : ""}`} style={{ "--x": `${(column + 0.5) * square - x}px`, "--y": `${(row + (above ? 0.2 : 0.7)) * square - y}px` }}>
      <Tip reason={reason} />
    </div>
  );
}
