import { useContext, useMemo } from "preact/hooks";
import { Pane } from "../../parts/useMedia.ts";
import { zoneOf } from "../../table/board/zones.ts";
import type { LayoutProps } from "../../table/scene/layout.ts";
import type { Zone } from "../../wire.ts";
import type { Point } from "./map/land.ts";
import { MapView } from "./map/MapView.tsx";
import { View } from "./map/view.ts";

const LEAST = { columns: 7, rows: 4 }; // fewer squares would be drawn too large
const WIDE = 640; // pixels for the columns of a picture
const NARROW = 352;
const SMALL = 500; // a page of less width is a phone's

/** The map around some squares, for a picture in the rules. */
export function CutOut({ scene, around }: LayoutProps & { readonly around: readonly string[] }) {
  const pane = useContext(Pane);
  const zone = zoneOf(scene, "map");
  const part = zone ? partAround(zone, around) : null;
  const square = Math.floor((pane.innerWidth < SMALL ? NARROW : WIDE) / (part?.columns ?? 1));
  const view = useMemo(() => {
    const cut = new View();
    if (part) cut.cut(square, part.from);
    return cut;
  }, [square, around]);
  if (!zone || !part) return null;
  return (
    <div class="br-cut" style={{ "--cut-columns": part.columns, "--cut-rows": part.rows, "--cut-square": `${square}px` }}>
      <MapView scene={scene} zone={zone} view={view} />
    </div>
  );
}

interface Part {
  readonly from: Point;
  readonly columns: number;
  readonly rows: number;
}

/** The smallest part of the map that holds these squares and is not too small; null where none of them is on the map. */
function partAround(zone: Zone, around: readonly string[]): Part | null {
  const cells = zone.tokens.filter((token) => token.kind === "cell");
  const width = zone.columns;
  const places = cells.filter((cell) => around.includes(cell.id)).map((cell) => cell.place!);
  if (places.length === 0) return null;
  const [x, columns] = stretch(places.map((place) => place % width), LEAST.columns, width);
  const [y, rows] = stretch(places.map((place) => Math.floor(place / width)), LEAST.rows, cells.length / width);
  return { from: [x, y], columns, rows };
}

/** Where these numbers begin and how many there are from the first to the last, at least so many, inside `all`. */
function stretch(numbers: readonly number[], least: number, all: number): [number, number] {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const count = Math.min(Math.max(high - low + 1, least), all);
  const from = Math.round((low + high + 1 - count) / 2);
  return [Math.min(Math.max(from, 0), all - count), count];
}
