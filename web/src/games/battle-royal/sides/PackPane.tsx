import type { Scene } from "../../../wire.ts";
import { gaugeOf } from "../zones.ts";

/** The pack: how many cards are left, and the chances for the points of the next one. */
export function PackPane({ scene }: { readonly scene: Scene }) {
  const pack = gaugeOf(scene, "pack");
  if (!pack) return null;
  const odds = pack.parts.map((part) => `${part.label.replace("+", " or more")}: ${part.value} %`);
  return (
    <div class="br-pane br-pack" data-zone="pack" role="group" aria-label={`The pack, ${pack.value} of ${pack.of} left. Next card: ${odds.join(", ")}`}>
      <div class="br-tag">
        <span>The pack</span>
        <b>
          {pack.value} of {pack.of}
        </b>
      </div>
      <div class="br-odds" aria-hidden="true">
        {pack.parts.map((part) => (
          <div key={part.label}>
            <i style={{ "--share": `${part.value}%` }} />
            <b>{part.label}</b>
            <span>{part.value} %</span>
          </div>
        ))}
      </div>
    </div>
  );
}
