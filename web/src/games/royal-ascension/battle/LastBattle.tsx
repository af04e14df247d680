import { useContext } from "preact/hooks";
import type { LayoutProps } from "../../../table/scene/layout.ts";
import { Shield } from "../../../parts/Icon.tsx";
import { Names } from "../../../parts/Text.tsx";
import { nameOf } from "../../../parts/words.ts";
import { additionOf, spokenSum } from "./sums.ts";
import { lastTotals } from "./totals.ts";

/** The totals of the last battle, until the next one may come. */
export function LastBattle({ scene }: LayoutProps) {
  const names = useContext(Names);
  const totals = lastTotals(scene);
  if (totals.length === 0) return null;
  return (
    <section class="ra-last" aria-label="The last battle">
      <span class="caption">last battle</span>
      <ul>
        {totals.map((total) => (
          <li key={total.id} class={total.label} title={`${additionOf(total)} = ${total.value}`}>
            <Shield seat={total.owner ?? 0} />
            <span class="name">{nameOf(total.owner ?? 0, names)}</span>
            <span class="num">{total.value}</span>
            <span class="off-screen">
              {total.label}: {spokenSum(total, names)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
