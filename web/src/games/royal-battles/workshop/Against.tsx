import { capital } from "../../../parts/words.ts";
import type { Blow, Duel } from "./bench.ts";
import { Piece } from "./Card.tsx";

const MOST = 3; // Trumps that an attack can need

/** How the unit and each of the six would fight: Trumps needed, then damage. */
export function Against({ duels }: { readonly duels: readonly Duel[] }) {
  return (
    <section class="panel ws-against">
      <h2>Against the six</h2>
      <p class="tiny muted">dots: Trumps needed; then damage Easy, Optimal, Risky</p>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="off-screen">Unit</span>
            </th>
            <th scope="col">it attacks</th>
            <th scope="col">is attacked</th>
            <th scope="col">points</th>
          </tr>
        </thead>
        <tbody>
          {duels.toSorted((one, other) => other.price - one.price).map((duel) => (
            <tr key={duel.letter}>
              <th scope="row">
                <Piece letter={duel.letter} class="black" />
                {capital(duel.name)}
              </th>
              <td>
                <Attack blow={duel.attacks} />
              </td>
              <td>
                <Attack blow={duel.attacked} them />
              </td>
              <td class="pts">{duel.price}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Attack({ blow: [needed, ...damage], them = false }: { readonly blow: Blow; readonly them?: boolean }) {
  return (
    <span class={`ws-dots${them ? " them" : ""}`}>
      <span class="off-screen">
        {needed} {needed === 1 ? "Trump" : "Trumps"}, damage
      </span>
      {Array.from({ length: MOST }, (_, nth) => (
        <i key={nth} class={nth < needed ? "on" : ""} aria-hidden="true" />
      ))}
      <span>{damage.join(" ")}</span>
    </span>
  );
}
