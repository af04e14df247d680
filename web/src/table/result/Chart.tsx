import { useContext, useId } from "preact/hooks";
import { useTincture } from "../../parts/Icon.tsx";
import { Names } from "../../parts/Text.tsx";
import { listed, nameOf, percent } from "../../parts/words.ts";
import type { Advantage } from "../../wire.ts";
import { change, sidesOf, turningOf } from "./course.ts";
import { evenOf } from "./even.ts";

const WIDTH = 304;
const HEIGHT = 104;
const EDGE = 6;
const NEAR = 36; // percent of the width: a turning point before it takes the place of the first turn's name

interface Props {
  readonly chart: Advantage;
  /** The seat whose line is filled. */
  readonly seat: number;
  readonly whose: string;
}

/** A seat's winning chance turn by turn, with the turning point. The other sides' lines are thin, where more than two play. */
export function Chart({ chart, seat, whose }: Props) {
  const clip = useId();
  const { points } = chart;
  const sides = sidesOf(chart);
  const many = (points[0]?.shares.length ?? 2) > 2;
  const last = Math.max(1, points.length - 1, chart.of - 1);
  const x = (point: number): number => EDGE + ((WIDTH - 2 * EDGE) * point) / last;
  const y = (share: number): number => EDGE + (HEIGHT - 2 * EDGE) * (1 - share);
  const line = (of: number): string => points.map((point, at) => `${x(at).toFixed(1)},${y(point.shares[of] ?? 0).toFixed(1)}`).join(" ");
  const even = y(evenOf(points.map((point) => point.shares)));
  const turning = turningOf(chart);
  const dot = turning ? turning.point + 1 : 0;
  const across = (100 * x(dot)) / WIDTH;
  const area = `${x(0)},${even} ${line(seat)} ${x(points.length - 1)},${even}`;
  return (
    <figure class="course">
      <div class="plot">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={spoken(chart, seat, whose)}>
          <clipPath id={`${clip}a`}>
            <rect width={WIDTH} height={even} />
          </clipPath>
          <clipPath id={`${clip}b`}>
            <rect y={even} width={WIDTH} height={HEIGHT} />
          </clipPath>
          <polygon class="ahead" points={area} clip-path={`url(#${clip}a)`} />
          <polygon class="behind" points={area} clip-path={`url(#${clip}b)`} />
          <line class="even" x1="0" x2={WIDTH} y1={even} y2={even} />
          {many ? sides.map((side) => (side.includes(seat) ? null : <OtherLine key={side[0]} seat={side[0]!} points={line(side[0]!)} />)) : null}
          {turning ? <line class="when" x1={x(dot)} x2={x(dot)} y1={y(points[dot]?.shares[seat] ?? 0)} y2={HEIGHT} /> : null}
          <polyline class="own" points={line(seat)} />
        </svg>
        {turning ? <i class="dot" style={{ left: `${across}%`, top: `${(100 * y(points[dot]?.shares[seat] ?? 0)) / HEIGHT}%` }} /> : null}
      </div>
      <figcaption aria-hidden="true">
        <span>{turning && across < NEAR ? "" : points[0]?.turn}</span>
        {turning ? (
          <b style={{ left: `${Math.min(74, Math.max(20, across))}%` }}>
            {number(points[turning.point]?.turn)}: {change(chart, turning, seat)}
          </b>
        ) : null}
        <span>{number(points.at(-1)?.turn)}</span>
      </figcaption>
      {many ? (
        <ul class="whose-lines" aria-hidden="true">
          {sides.map((side) => (
            <LineName key={side[0]} side={side} own={side.includes(seat)} />
          ))}
        </ul>
      ) : null}
    </figure>
  );
}

/** Another seat's line, in the colour of its shield. */
function OtherLine({ seat, points }: { readonly seat: number; readonly points: string }) {
  return <polyline class="other" style={{ stroke: `var(--seat-${useTincture(seat)})` }} points={points} />;
}

/** Whose line it is, beside a piece of it. */
function LineName({ side, own }: { readonly side: readonly number[]; readonly own: boolean }) {
  const names = useContext(Names);
  const tincture = useTincture(side[0]!);
  return (
    <li>
      <i class={own ? "own" : ""} style={{ color: own ? "var(--ink)" : `var(--seat-${tincture})` }} />
      {listed(side.map((seat) => nameOf(seat, names)))}
    </li>
  );
}

const number = (turn = ""): string => turn.split(" ").at(-1) ?? "";

function spoken(chart: Advantage, seat: number, whose: string): string {
  const first = chart.points[0];
  const last = chart.points.at(-1);
  if (!first || !last) return "";
  const turning = turningOf(chart);
  const turn = turning ? ` The turning point is ${chart.points[turning.point]?.turn}: ${change(chart, turning, seat)}.` : "";
  return `${whose} winning chance by turn: ${percent(first.shares[seat] ?? 0)} at first, ${percent(last.shares[seat] ?? 0)} at the end.${turn}`;
}
