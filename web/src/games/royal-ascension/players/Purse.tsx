import type { LayoutProps } from "../../../table/scene/layout.ts";
import { gaugeOf } from "../zones.ts";

/** The totals of the viewer's hand: gold to spend, the best two hearts, the best strength in battle. */
export function Purse({ scene, me }: LayoutProps) {
  const best = gaugeOf(scene, `best${me}`);
  if (!best) return null;
  return (
    <dl class="ra-purse">
      {[...best.parts, { label: best.label, value: best.value }].map((part) => (
        <div key={part.label}>
          <dt>{part.label}</dt>
          <dd>{part.value}</dd>
        </div>
      ))}
    </dl>
  );
}
