import { useEffect, useState } from "preact/hooks";
import { mapFaults } from "../../../requests/api.ts";
import { Icon } from "../../../parts/Icon.tsx";
import { errorText } from "../../../parts/load.ts";
import type { MapFile } from "./mapfile.ts";

const STILL = 300; // milliseconds without a stroke

/** The server's list of faults in a map; null until it answers. */
export function useFaults(game: string, map: MapFile): readonly string[] | null {
  const [faults, setFaults] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      mapFaults(game, map).then(
        (found) => current && setFaults(found),
        (wrong: unknown) => current && setFaults([errorText(wrong)]),
      );
    }, STILL);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [map]);
  return faults;
}

/** Whether the map can be played on, and all reasons why not. */
export function FaultsPanel({ faults }: { readonly faults: readonly string[] | null }) {
  return (
    <section class="panel part ed-faults" aria-label="Check" aria-live="polite" data-faults={faults?.length ?? ""}>
      {faults === null ? <p>Checking the map…</p> : null}
      {faults?.length === 0 ? (
        <p class="good">
          <Icon name="check" /> This map can be played on.
        </p>
      ) : null}
      {faults && faults.length > 0 ? (
        <>
          <h2>This map cannot be played on yet</h2>
          <ul tabIndex={0} aria-label="Reasons">
            {faults.map((fault) => (
              <li key={fault}>
                <b>{fault.match(/^V\d+/)?.[0]}</b> {fault.replace(/^V\d+: /, "")}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
