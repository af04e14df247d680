import { useContext } from "preact/hooks";
import { Tinctures } from "../../../parts/Icon.tsx";
import type { Beat } from "../../../table/board/beats.ts";
import { useBoard } from "../../../table/board/context.ts";
import { at, spot, U, type Land, type Point } from "./land.ts";
import { Pawn } from "./Pawn.tsx";
import { traceOf, type MapTrace } from "./trace.ts";

/** What happened, drawn on the map itself so that it moves with it: the blow that is shown, or the trace of the last turns. */
export function Story({ land }: { readonly land: Land }) {
  const board = useBoard();
  const beat = board.beat.value;
  const traced = board.traced.value && !board.playing.value;
  const traces = traced ? (board.recap.value?.acts ?? []).map(traceOf) : [];
  return (
    <svg class="br-layer br-story" viewBox={`0 0 ${land.columns * U} ${land.rows * U}`} aria-hidden="true">
      {traces.map((trace) => (
        <Trace key={trace.number} land={land} trace={trace} />
      ))}
      {beat && board.playing.value ? <Blow beat={beat} /> : null}
    </svg>
  );
}

/** An act of the last turns: dotted way, frames and numbers on what came, ghosts of what fell. */
function Trace({ land, trace }: { readonly land: Land; readonly trace: MapTrace }) {
  const seat = useSeatColour(trace.seat);
  const [from, to] = [trace.from, trace.come[0]].map((place) => (place === undefined ? undefined : at(land, place)));
  return (
    <g class="br-trace" style={{ "--seat": seat }}>
      {from && to ? <path class="way" d={way(from, to)} /> : null}
      {trace.gone.map(({ place, face }) => (
        <Ghost key={place} corner={at(land, place)} face={face} />
      ))}
      {trace.come.map((place) => (
        <rect key={place} class="came" x={at(land, place)[0] * U + 2} y={at(land, place)[1] * U + 2} width="36" height="36" rx="8" />
      ))}
      {trace.come.map((place) => (
        <g key={place} class="number" data-act-number={trace.number} transform={`translate(${at(land, place)[0] * U + 8} ${at(land, place)[1] * U + 8})`}>
          <circle r="8.5" />
          <text y="4">{trace.number}</text>
        </g>
      ))}
    </g>
  );
}

function Ghost({ corner: [x, y], face }: { readonly corner: Point; readonly face: string }) {
  return (
    <g class="br-ghost" transform={`translate(${x * U} ${y * U})`}>
      <svg x="5" y="3" width="30" height="30">
        <Pawn force={face} />
      </svg>
      <path d="M8 8 32 32M32 8 8 32" />
    </g>
  );
}

/** The blow of a capture: an arrow from the pawn that moves, and a burst on what it strikes. */
function Blow({ beat }: { readonly beat: Beat }) {
  const seat = useSeatColour(beat.seat ?? 0);
  return (
    <g class="br-blow" style={{ "--seat": seat }}>
      {(beat.arrows ?? []).map(({ from, to }) => (
        <path key={from} class="arrow" d={way(squareOf(from), squareOf(to))} marker-end="url(#beat-head)" />
      ))}
      {(beat.marks ?? []).map((mark) => (
        <path key={mark.at} class="burst" transform={`translate(${squareOf(mark.at)[0] * U + 20} ${squareOf(mark.at)[1] * U + 20}) scale(1.7)`} d="M0-11 3-4 10-6 6 0 11 6 4 5 1 11-2 5-9 8-6 1-11-2-5-4Z" />
      ))}
    </g>
  );
}

function useSeatColour(seat: number): string {
  return `var(--seat-${(useContext(Tinctures)[seat] ?? seat) % 8})`;
}

/** The square of a pawn's id, `pawn:j5`. */
const squareOf = (id: string): Point => spot(id.slice(id.indexOf(":") + 1));

/** A slightly bent way from square to square, which ends before the second one's middle. */
function way(from: Point, to: Point): string {
  const [a, b] = [from, to].map(([x, y]) => [x * U + 20, y * U + 20]) as [[number, number], [number, number]];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const short = 1 - Math.min(14 / (Math.hypot(dx, dy) || 1), 0.4);
  return `M${a.join(" ")}Q${a[0] + dx / 2 - dy * 0.14} ${a[1] + dy / 2 + dx * 0.14} ${a[0] + dx * short} ${a[1] + dy * short}`;
}
