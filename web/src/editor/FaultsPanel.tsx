import { Icon } from "../parts/Icon.tsx";
import type { Bench } from "./useBench.ts";

const LIT = 1_600; // milliseconds for which a place is marked

/** Brings a place of the editor into view, focuses and marks it. */
function show(places: readonly string[]): void {
  const found = places.flatMap((place) => document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`) ?? []);
  found[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  found[0]?.focus({ preventScroll: true });
  for (const one of found) {
    one.classList.add("ed-lit");
    setTimeout(() => one.classList.remove("ed-lit"), LIT);
  }
}

/** Whether the draft can be played on, and all reasons why not. A reason with spots of the picture leads to them. */
export function FaultsPanel<D, C>({ bench: { craft, faults } }: { readonly bench: Bench<D, C> }) {
  return (
    <section class="panel part ed-faults" aria-label="Check" aria-live="polite" data-faults={faults?.length ?? ""}>
      {faults === null ? <p>Checking the {craft.kind}…</p> : null}
      {faults?.length === 0 ? (
        <p class="good">
          <Icon name="check" /> This {craft.kind} can be played on.
        </p>
      ) : null}
      {faults && faults.length > 0 ? (
        <>
          <h2>This {craft.kind} cannot be played on yet</h2>
          <ul tabIndex={0} aria-label="Reasons">
            {faults.map((fault) => (
              <li key={fault.place + fault.reason}>
                {fault.spots.length > 0 ? (
                  <button type="button" class="ed-fault" onClick={() => show(fault.spots)}>
                    {fault.reason} <span class="ed-show">Show</span>
                  </button>
                ) : (
                  fault.reason
                )}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
