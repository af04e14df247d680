import { apart } from "./apart.ts";
import type { Appraisal, Standard } from "./bench.ts";
import type { UnitRecord } from "./draft.ts";
import { fitting, inked } from "./fitting.ts";
import { useWidth } from "./useWidth.ts";
import { points, priceParts, signed } from "./words.ts";

const GAP = 1.5; // pixels between two parts of the bar
const [LINE, COST] = [250, 26]; // pixels: the shortest line, and a price on it

interface Props {
  readonly unit: UnitRecord;
  readonly found: Appraisal;
  readonly six: readonly Standard[];
  /** What the last step changed: "Life 8 → 9: +7". */
  readonly last: string;
}

/** The price, where it stands beside the six, and what it is made of. */
export function PriceBar({ unit, found: { price, exact, plain, shares }, six, last }: Props) {
  const [wide, bar] = useWidth();
  if (price === undefined || exact === undefined || plain === undefined || !shares) return null;
  const parts = priceParts(unit, shares);
  const more = parts.filter((part) => part.amount > 0);
  const less = parts.filter((part) => part.amount < 0);
  const costs = six.map((one) => one.price);
  const [low, high] = [Math.min(price, ...costs) - 5, Math.max(price, ...costs) + 5];
  const at = (points: number): string => `${(100 * (points - low)) / (high - low)}%`;
  const stands = new Map<number, string>();
  for (const one of six) stands.set(one.price, (stands.get(one.price) ?? "") + one.record.letter);
  const marks = [...stands].toSorted(([one], [other]) => one - other);
  const shifts = apart(marks.map(([cost]) => ({ at: (LINE * (cost - low)) / (high - low), width: COST })));
  const minus = less.reduce((sum, part) => sum + part.amount, 0);
  const whole = plain - minus + more.reduce((sum, part) => sum + part.amount, 0);
  const room = wide - GAP * (more.length + (minus < 0 ? 1 : 0));
  const label = (amount: number, ...names: readonly string[]): string =>
    fitting((room * Math.abs(amount)) / whole, [...names.map((name) => `${name} ${points(amount)}`), points(amount)], inked);
  return (
    <section class="ws-price" aria-label="Price">
      <p class="tiny">beside the six, points</p>
      <div class="ws-line" aria-hidden="true">
        {marks.map(([cost, letters], nth) => (
          <span key={cost} style={{ left: `calc(${at(cost)} + ${shifts[nth]}px)` }}>
            <b>{letters}</b>
            {cost}
          </span>
        ))}
        <span class="own" style={{ left: at(price) }}>
          <b>{unit.letter}</b>
        </span>
      </div>
      <p class="ws-total">
        <span class="num">{price}</span> points
        <span class="ws-last" role="status">
          {last}
        </span>
      </p>
      <div class="ws-bar" aria-hidden="true" ref={bar}>
        <i class="plain" style={{ flexGrow: Math.max(plain, 1) }}>
          {label(plain, "plain soldier", "plain")}
        </i>
        {more.map((part) => (
          <i key={part.name} style={{ flexGrow: part.amount }}>
            {label(part.amount, part.name)}
          </i>
        ))}
        {minus < 0 ? (
          <i class="minus" style={{ flexGrow: -minus }}>
            {label(minus)}
          </i>
        ) : null}
      </div>
      <p class="tiny">
        A plain soldier{parts.map((part) => `, ${signed(part.amount)} ${part.name}`).join("")}
        {exact === price ? "." : `: ${points(exact)}, rounded to fives.`} The six cost from {Math.min(...costs)} to {Math.max(...costs)}.
      </p>
    </section>
  );
}
