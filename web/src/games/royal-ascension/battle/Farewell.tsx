import { useContext } from "preact/hooks";
import { Shield } from "../../../parts/Icon.tsx";
import { Names } from "../../../parts/Text.tsx";
import { nameOf } from "../../../parts/words.ts";
import { Farewell as Words } from "../../../table/panels/Farewell.tsx";
import type { Scene } from "../../../wire.ts";
import { lastTotals } from "./totals.ts";

/** The farewell to an eliminated player, with the totals of the battle that took the last territory. */
export const Farewell = ({ scene }: { readonly scene: Scene }) => <Words scene={scene}>{(fall) => <Fall scene={fall} />}</Words>;

const COUNTS: readonly string[] = ["No", "One", "Two", "Three"];

function Fall({ scene }: { readonly scene: Scene }) {
  const names = useContext(Names);
  const totals = lastTotals(scene);
  const left = scene.plates.filter((plate) => plate.badge?.text !== "out").length;
  return (
    <>
      {totals.some((total) => total.owner === scene.seat) ? (
        <ul class="ra-totals" aria-label={totals.length > 2 ? "The totals of the decree" : "The totals of the battle"}>
          {totals.map((total) => (
            <li key={total.id} class={total.label}>
              <Shield seat={total.owner ?? 0} />
              <span class="name">{nameOf(total.owner ?? 0, names)}</span>
              <span class="caption">{total.parts[0]?.label}</span>
              <span class="num">{total.value}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <p class="muted">{left === 1 ? "One player is left." : `${COUNTS[left]} players are left.`}</p>
    </>
  );
}
