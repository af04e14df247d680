import type { ComponentChildren } from "preact";
import { at, U, type Land, type Named, type Point } from "./land.ts";
import { Castle, Forest, Hill, Marsh, Meadow, Mountain, Rampart, Town, Waves } from "./ground.tsx";
import { Rivers } from "./Rivers.tsx";

const TINTS: Readonly<Record<string, string>> = { "^": "#dfcca0", h: "#dfd3a0", f: "#cfd8a6", m: "#cbdcc2", r: "#cfc8ba", C: "#e6ddcc", t: "#f0e2c0" };
const COAST = [[26, "#a8c8cd"], [18, "#b6d3d5"], [11, "#c7dfdd"], [6, "#6f97a3"]] as const;

/** The parts of the map that never change: water, land, buildings, numbers. `Labels` writes the names. */
export function Chart({ land }: { readonly land: Land }) {
  const places = [...land.terrain].map((_, place) => place);
  const ground = places.filter((place) => land.terrain[place] !== "~");
  const coast = ground.map((place) => box(land, place)).join("");
  return (
    <svg class="br-layer" viewBox={`0 0 ${land.columns * U} ${land.rows * U}`} aria-hidden="true">
      <rect width={land.columns * U} height={land.rows * U} fill="#9dbfc6" />
      {COAST.map(([width, colour]) => (
        <path d={coast} fill="none" stroke={colour} stroke-width={width} stroke-linejoin="round" />
      ))}
      <path d={coast} fill="#ecdfbb" stroke="#ecdfbb" stroke-width="3.6" stroke-linejoin="round" />
      {ground.filter((place) => TINTS[land.terrain[place]!]).map((place) => (
        <rect x={at(land, place)[0] * U + 0.5} y={at(land, place)[1] * U + 0.5} width={U - 1} height={U - 1} rx="7" fill={TINTS[land.terrain[place]!]} />
      ))}
      {land.lakes.map((lake) => (
        <Lake land={land} lake={lake} />
      ))}
      <path d={grid(land)} stroke="#6d5636" stroke-opacity=".2" />
      {land.frontier.length > 1 ? (
        <path d={line(land.frontier)} fill="none" stroke="#a83a32" stroke-width="2" stroke-dasharray="7 5" stroke-linejoin="round" opacity=".75" />
      ) : null}
      {places.map((place) => (
        <g key={place} transform={`translate(${at(land, place)[0] * U} ${at(land, place)[1] * U})`}>
          <Standing land={land} place={place} />
        </g>
      ))}
      <Rivers land={land} />
      {land.seas.map((sea) => (
        <SeaName land={land} sea={sea} />
      ))}
      <Compass land={land} />
    </svg>
  );
}

function Standing({ land, place }: { readonly land: Land; readonly place: number }): ComponentChildren {
  const char = land.terrain[place];
  switch (char) {
    case "^":
      return <Mountain place={place} />;
    case "h":
      return <Hill />;
    case "f":
      return <Forest place={place} />;
    case "m":
      return <Marsh />;
    case "t":
      return <Town />;
    case "r":
      return <Rampart />;
    case "~":
      return <Waves place={place} />;
    case "c":
    case "C":
      return <Castle owner={land.flags.get(place) ?? ""} major={char === "C"} />;
    case ".":
      return (
        <>
          <Meadow place={place} />
          <text x="4" y="10" class="br-number">
            {land.notes[place]}
          </text>
        </>
      );
    default:
      return null;
  }
}

/** A lake: round-edged where it fills a rectangle, else square by square. */
function Lake({ land, lake }: { readonly land: Land; readonly lake: Named }) {
  const spots = lake.places.map((place) => at(land, place));
  const [left, top] = [Math.min(...spots.map(([x]) => x)), Math.min(...spots.map(([, y]) => y))];
  const [width, height] = [Math.max(...spots.map(([x]) => x)) - left + 1, Math.max(...spots.map(([, y]) => y)) - top + 1];
  const water = { fill: "#8fb6c0", stroke: "#5f8a97", "stroke-width": 2 };
  const name = width * height > 2 ? lake.name : "";
  const upright = height > width;
  const [x, y] = [(left + width / 2) * U, (top + height / 2) * U];
  return (
    <>
      {spots.length === width * height ? (
        <rect x={left * U + 3} y={top * U + 3} width={width * U - 6} height={height * U - 6} rx="16" {...water} />
      ) : (
        <path d={lake.places.map((place) => box(land, place)).join("")} {...water} stroke-linejoin="round" />
      )}
      {spots.map(([sx, sy], nth) => (
        <path d={`M${sx * U + 9} ${sy * U + 12 + (nth % 2) * 16}q5-4 10 0t10 0`} stroke="#e6f1ee" stroke-width="1.4" fill="none" opacity=".8" />
      ))}
      <text x={x} y={y + 3} class="br-water" transform={upright ? `rotate(-90 ${x} ${y})` : undefined}>
        {name}
      </text>
    </>
  );
}

/** A sea's name on its longest row, as large as fits. */
function SeaName({ land, sea }: { readonly land: Land; readonly sea: Named }) {
  const found = nameRow(land, sea);
  const size = found ? Math.min(24, (found.columns.length * U - 16) / (sea.name.length * 0.78)) : 0;
  if (!found || size < 7) return null;
  return (
    <text
      x={((Math.min(...found.columns) + Math.max(...found.columns) + 1) / 2) * U}
      y={found.row * U + 20 + size / 3}
      class="br-sea"
      style={{ fontSize: `${size}px`, letterSpacing: `${size / 5}px` }}
    >
      {sea.name}
    </text>
  );
}

/** The longest row of a sea; of equal ones that nearest to its middle. */
function nameRow(land: Land, sea: Named): { readonly row: number; readonly columns: readonly number[] } | undefined {
  const rows = new Map<number, number[]>();
  for (const place of sea.places) {
    const [x, y] = at(land, place);
    rows.set(y, [...(rows.get(y) ?? []), x]);
  }
  const middle = (Math.min(...rows.keys()) + Math.max(...rows.keys())) / 2;
  const [best] = [...rows].sort((a, b) => b[1].length - a[1].length || Math.abs(a[0] - middle) - Math.abs(b[0] - middle));
  return best && { row: best[0], columns: best[1] };
}

/** A wind rose on open water: in the first two by two squares of sea that hold no name. */
function Compass({ land }: { readonly land: Land }) {
  const sea = (x: number, y: number): boolean => x < land.columns && y < land.rows && land.terrain[y * land.columns + x] === "~";
  const named = new Set(land.seas.map((one) => nameRow(land, one)?.row));
  const clear = (x: number, y: number): boolean => [0, 1].every((dy) => !named.has(y + dy) && [0, 1].every((dx) => sea(x + dx, y + dy)));
  const places = [...land.terrain].map((_, place) => at(land, place)).filter(([x, y]) => clear(x, y));
  const last = places.filter(([, y]) => y === places[0]?.[1]).at(-1);
  if (!last) return null;
  return (
    <g transform={`translate(${(last[0] + 1) * U} ${(last[1] + 1) * U + 4})`} fill="none" stroke="#3b6674">
      <circle r="17" />
      <path d="M0-24 4-4 24 0 4 4 0 24-4 4-24 0-4-4Z" fill="#d9e8e4" stroke-width="1.1" />
      <path d="M0-24V24L4 4M0-24-4-4" fill="#3b6674" stroke="none" opacity=".5" />
      <text y="-28" class="br-north" stroke="none">
        N
      </text>
    </g>
  );
}

const box = (land: Land, place: number): string => `M${at(land, place)[0] * U} ${at(land, place)[1] * U}h${U}v${U}h-${U}Z`;
const line = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x * U} ${y * U}`).join("L")}`;

function grid(land: Land): string {
  const upright = Array.from({ length: land.columns - 1 }, (_, i) => `M${(i + 1) * U} 0V${land.rows * U}`);
  const level = Array.from({ length: land.rows - 1 }, (_, i) => `M0 ${(i + 1) * U}H${land.columns * U}`);
  return [...upright, ...level].join("");
}
