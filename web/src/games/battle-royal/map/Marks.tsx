import { at, U, type Land, type Point } from "./land.ts";
import type { Token } from "../../../wire.ts";

const COIN = ["", "#fff3c4", "#f6cf72", "#e69a3e", "#d97a36"];

interface Props {
  readonly land: Land;
  readonly prices: ReadonlyMap<number, Token>;
  readonly held: ReadonlyMap<number, Token>;
  /** Ids of the pawns that would fall to the move that is pointed at. */
  readonly falls: ReadonlySet<string>;
  /** The square of that move. */
  readonly aimed: number | undefined;
  /** Whether to show where a force is thin. */
  readonly thin: boolean;
  /** Whether the squares are so small that coins must be drawn larger. */
  readonly far: boolean;
}

/** Over the pawns: prices, what would fall, taken capitals and, where asked for, thin places. */
export function Marks({ land, prices, held, falls, aimed, thin, far }: Props) {
  const pieces = [...held];
  return (
    <svg class="br-layer" viewBox={`0 0 ${land.columns * U} ${land.rows * U}`} aria-hidden="true">
      {pieces.filter(([, pawn]) => falls.has(pawn.id)).map(([place]) => (
        <Falling key={place} corner={at(land, place)} aimed={place === aimed} />
      ))}
      {thin ? pieces.map(([place, pawn]) => <Thin key={place} corner={at(land, place)} pawn={pawn} />) : null}
      {[...prices].map(([place, token]) => {
        if (token.face === "taken") return <Taken key={place} corner={at(land, place)} />;
        const enemy = held.has(place) && token.marks.includes("reach");
        return falls.has(held.get(place)?.id ?? "") && place !== aimed ? null : <Coin key={place} corner={at(land, place)} token={token} enemy={enemy} far={far} />;
      })}
    </svg>
  );
}

function Coin({ corner: [x, y], token, enemy, far }: { readonly corner: Point; readonly token: Token; readonly enemy: boolean; readonly far: boolean }) {
  const points = token.points ?? 0;
  return (
    <g transform={`translate(${x * U + (far ? 25 : 30.5)} ${y * U + (far ? 15 : 9.5)}) scale(${far ? 1.7 : 1})`} opacity={token.marks.includes("dear") ? 0.45 : undefined}>
      <circle r="8.2" fill={enemy ? "#a3242f" : (COIN[points] ?? COIN[4])} stroke={enemy ? "#fff" : "#5b3b08"} stroke-width="1.2" />
      <text y="3.9" class="br-coin" fill={enemy ? "#fff" : "#3a2606"}>
        {points}
      </text>
    </g>
  );
}

function Falling({ corner: [x, y], aimed }: { readonly corner: Point; readonly aimed: boolean }) {
  return (
    <g class="br-falling" transform={`translate(${x * U} ${y * U})`}>
      <rect x="2" y="2" width="36" height="36" rx="8" fill="#a3242f" fill-opacity=".28" stroke="#a3242f" stroke-width="2.6" stroke-dasharray={aimed ? undefined : "5 4"} />
      {aimed ? null : (
        <g transform="translate(31 9)">
          <circle r="8" fill="#a3242f" stroke="#fff" stroke-width="1.4" />
          <path d="M-3-3 3 3M3-3-3 3" stroke="#fff" stroke-width="1.8" stroke-linecap="round" />
        </g>
      )}
    </g>
  );
}

/** How many are lost with this pawn; drawn through where an enemy could take it with the next card. */
function Thin({ corner: [x, y], pawn }: { readonly corner: Point; readonly pawn: Token }) {
  const near = pawn.marks.includes("threatened");
  if (pawn.points === null && !near) return null;
  return (
    <g class="br-thin" transform={`translate(${x * U} ${y * U})`}>
      <rect x="3" y="3" width="34" height="34" rx="9" fill="none" stroke={near ? "#a3242f" : "#8a5a10"} stroke-width="2.2" stroke-dasharray={near ? undefined : "3 4"} />
      {pawn.points === null ? null : (
        <g transform="translate(9 31)">
          <rect x="-9" y="-7" width="19" height="14" rx="7" fill={near ? "#a3242f" : "#5b3b08"} stroke="#fff" stroke-width="1" />
          <text x=".5" y="3.6" class="br-coin" fill="#fff">
            −{pawn.points}
          </text>
        </g>
      )}
    </g>
  );
}

function Taken({ corner: [x, y] }: { readonly corner: Point }) {
  return <path d={`M${x * U + 7} ${y * U + 7}l26 26m0-26l-26 26`} stroke="#a3242f" stroke-width="4" stroke-linecap="round" opacity=".8" />;
}
