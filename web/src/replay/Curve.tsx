import { useId } from "preact/hooks";
import type { Judged } from "../wire.ts";
import { mistakes } from "./mistakes.ts";
import "../table/result/result.css";

const WIDTH = 276;
const HEIGHT = 96;
const EDGE = 4;
const NEAR = 30; // percent of the width: a step before it takes the place of the first turn's name

interface Props {
  readonly moments: readonly Judged[];
  readonly seats: number;
  /** The step that is shown. */
  readonly at: number;
  readonly go: (at: number) => void;
}

/** The player's winning chance with the best move, decision by decision, with a dot for each mistake. */
export function Curve({ moments, seats, at, go }: Props) {
  const clip = useId();
  const first = moments[0]!.at;
  const span = Math.max(1, moments.at(-1)!.at - first);
  const x = (step: number): number => EDGE + ((WIDTH - 2 * EDGE) * (step - first)) / span;
  const y = (share: number): number => EDGE + (HEIGHT - 2 * EDGE) * (1 - share);
  const even = y(1 / seats);
  const line = moments.map((moment) => `${x(moment.at).toFixed(1)},${y(moment.best.share).toFixed(1)}`).join(" ");
  const area = `${x(first)},${even} ${line} ${x(first + span)},${even}`;
  const press = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    go(nearest(moments, first + (span * (event.clientX - box.left)) / box.width).at);
  };
  const bounded = Math.min(Math.max(at, first), first + span);
  const across = (100 * x(bounded)) / WIDTH;
  return (
    <figure class="course curve">
      <div class="plot" onClick={press}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={spoken(moments)}>
          <clipPath id={`${clip}a`}>
            <rect width={WIDTH} height={even} />
          </clipPath>
          <clipPath id={`${clip}b`}>
            <rect y={even} width={WIDTH} height={HEIGHT} />
          </clipPath>
          <polygon class="ahead" points={area} clip-path={`url(#${clip}a)`} />
          <polygon class="behind" points={area} clip-path={`url(#${clip}b)`} />
          <line class="even" x1="0" x2={WIDTH} y1={even} y2={even} />
          <line class="now" x1={x(bounded)} x2={x(bounded)} y1="0" y2={HEIGHT} />
          <polyline class="own" points={line} />
        </svg>
        {mistakes(moments).map((moment) => (
          <i key={moment.at} class="dot" style={{ left: `${(100 * x(moment.at)) / WIDTH}%`, top: `${(100 * y(moment.best.share)) / HEIGHT}%` }} />
        ))}
      </div>
      <figcaption aria-hidden="true">
        <span>{across < NEAR ? "" : moments[0]!.turn}</span>
        <b style={{ left: `${Math.min(82, Math.max(8, across))}%` }}>{number(nearest(moments, bounded).turn)}</b>
        <span>{number(moments.at(-1)!.turn)}</span>
      </figcaption>
    </figure>
  );
}

const nearest = (moments: readonly Judged[], step: number): Judged =>
  moments.reduce((one, other) => (Math.abs(other.at - step) < Math.abs(one.at - step) ? other : one));

const number = (turn: string): string => turn.split(" ").at(-1) ?? "";

const whole = (share: number): number => Math.round(100 * share);

function spoken(moments: readonly Judged[]): string {
  const shares = moments.map((moment) => moment.best.share);
  return `Your winning chance: ${whole(shares[0]!)} % at first, ${whole(shares.at(-1)!)} % at the last decision, between ${whole(Math.min(...shares))} and ${whole(Math.max(...shares))} %.`;
}
