import { counted } from "../../../parts/words.ts";
import type { Scene } from "../../../wire.ts";
import { Wall } from "./Stones.tsx";

interface Props {
  readonly scene: Scene;
  readonly seat: number;
  /** The hits that come if nothing more is blocked; null while nobody attacks. */
  readonly hits: number | null;
}

/** The viewer's castle beside the soldiers while it is attacked: where the arrows of unblocked groups end, and the hits they bring. */
export function Castle({ scene, seat, hits }: Props) {
  const gauge = scene.gauges.find((one) => one.id === `hits${seat}`);
  if (hits === null || !gauge) return null;
  return (
    <div class={`bt-castle ${hits > 0 ? "hit" : ""}`} data-castle data-aim={gauge.id}>
      <Wall gauge={gauge} />
      <span class="caption">{hits > 0 ? counted(hits, "hit") : "safe"}</span>
    </div>
  );
}
