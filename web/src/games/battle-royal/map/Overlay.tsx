import { at, spot, U, type Land, type Point } from "./land.ts";
import { lineOf } from "./Pawn.tsx";
import type { Token } from "../../../wire.ts";

const TINT = ["", "#fff3c4", "#f6cf72", "#e69a3e", "#d97a36"];

interface Props {
  readonly land: Land;
  readonly pawns: readonly Token[];
  readonly prices: ReadonlyMap<number, Token>;
  readonly held: ReadonlyMap<number, Token>;
}

/** Under the pawns: what can be reached, tinted by its price, jetties, and the lines that connect a force. */
export function Overlay({ land, pawns, prices, held }: Props) {
  const lines = (face: string): Token[] => pawns.filter((token) => token.kind === "place" && token.face === face);
  return (
    <svg class="br-layer" viewBox={`0 0 ${land.columns * U} ${land.rows * U}`} aria-hidden="true">
      {[...prices].map(([place, token]) =>
        token.marks.includes("reach") && !held.has(place) ? <Tint key={place} corner={at(land, place)} points={token.points ?? 1} /> : null,
      )}
      {[...held.keys()].filter((place) => land.terrain[place] === "~").map((place) => (
        <Jetty key={place} corner={at(land, place)} />
      ))}
      {lines("contact").filter((token) => !isFar(token.note)).map((token) => (
        <path key={`under-${token.id}`} d={between(token.note)} stroke="#3a2a18" stroke-opacity=".35" stroke-width="5.5" stroke-linecap="round" />
      ))}
      {lines("contact").map((token) => (
        <path key={token.id} d={between(token.note)} stroke={lineOf(token.marks[0] ?? "")} stroke-width="3" stroke-linecap="round" stroke-dasharray={isFar(token.note) ? "1 7" : undefined} />
      ))}
      {lines("broken").map((token) => (
        <path key={token.id} class="br-broken" d={between(token.note)} stroke="#a3242f" stroke-width="3.4" stroke-linecap="round" stroke-dasharray="4 7" />
      ))}
      {lines("barrier").map((token) => (
        <Bar key={token.id} note={token.note} />
      ))}
    </svg>
  );
}

function Tint({ corner: [x, y], points }: { readonly corner: Point; readonly points: number }) {
  return <rect x={x * U + 2} y={y * U + 2} width="36" height="36" rx="7" fill={TINT[points]} fill-opacity=".45" stroke="#8a5a10" stroke-opacity=".6" stroke-width="1.2" />;
}

function Jetty({ corner: [x, y] }: { readonly corner: Point }) {
  return (
    <g transform={`translate(${x * U} ${y * U})`} stroke="#5b4630" stroke-width="1">
      <path d="M6 24h28v10H6Z" fill="#c9a876" />
      <path d="M13 24v10M20 24v10M27 24v10" />
      <path d="M9 34v4M31 34v4" stroke-width="2" />
    </g>
  );
}

function between(note: string): string {
  const [a, b] = note.split("|").map(spot) as [Point, Point];
  return `M${a[0] * U + 20} ${a[1] * U + 21}L${b[0] * U + 20} ${b[1] * U + 21}`;
}

/** True for a connection across water, between jetties of one sea. */
function isFar(note: string): boolean {
  const [a, b] = note.split("|").map(spot) as [Point, Point];
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) > 1;
}

/** A step that a line bars: a short stroke across it. */
function Bar({ note }: { readonly note: string }) {
  const [a, b] = note.split("|").map(spot) as [Point, Point];
  const [x, y] = [((a[0] + b[0]) / 2) * U + 20, ((a[1] + b[1]) / 2) * U + 20];
  const [dx, dy] = [(b[1] - a[1]) * 5, (a[0] - b[0]) * 5];
  return <path d={`M${x - dx} ${y - dy}L${x + dx} ${y + dy}`} stroke="#a3242f" stroke-width="3" stroke-linecap="round" />;
}
