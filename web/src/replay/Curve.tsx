import type { Judged } from "../wire.ts";
import { mistakes } from "./mistakes.ts";

const WIDTH = 276;
const HEIGHT = 84;

interface Props {
  readonly moments: readonly Judged[];
  /** The step that is shown. */
  readonly at: number;
  readonly go: (at: number) => void;
}

/** The player's winning chance with the best move, decision by decision. */
export function Curve({ moments, at, go }: Props) {
  const first = moments[0]!.at;
  const span = Math.max(1, moments.at(-1)!.at - first);
  const x = (step: number): number => 4 + ((WIDTH - 8) * (step - first)) / span;
  const y = (share: number): number => 4 + (HEIGHT - 8) * (1 - share);
  const line = moments.map((moment) => `${x(moment.at).toFixed(1)},${y(moment.best.share).toFixed(1)}`).join(" ");
  const press = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const step = first + (span * (event.clientX - box.left)) / box.width;
    const near = moments.reduce((one, other) => (Math.abs(other.at - step) < Math.abs(one.at - step) ? other : one));
    go(near.at);
  };
  const bounded = Math.min(Math.max(at, first), first + span);
  return (
    <svg class="curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={spoken(moments)} onClick={press}>
      <line class="even" x1="0" x2={WIDTH} y1={y(0.5)} y2={y(0.5)} />
      <line class="now" x1={x(bounded)} x2={x(bounded)} y1="0" y2={HEIGHT} />
      <polyline points={line} />
      {mistakes(moments).map((moment) => (
        <circle key={moment.at} cx={x(moment.at)} cy={y(moment.best.share)} r="4" />
      ))}
    </svg>
  );
}

const whole = (share: number): number => Math.round(100 * share);

function spoken(moments: readonly Judged[]): string {
  const shares = moments.map((moment) => moment.best.share);
  return `Your expected share: ${whole(shares[0]!)} % at first, ${whole(shares.at(-1)!)} % at the end, between ${whole(Math.min(...shares))} and ${whole(Math.max(...shares))} %.`;
}
