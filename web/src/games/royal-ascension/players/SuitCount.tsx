import { useContext } from "preact/hooks";
import { Drawing } from "../../../parts/Icon.tsx";
import { Names } from "../../../parts/Text.tsx";
import { capital, plain } from "../../../parts/words.ts";
import type { Zone } from "../../../wire.ts";

/** Cards of which only the number is known: a suit and a count. */
export function SuitCount({ zone, suit }: { readonly zone: Zone | undefined; readonly suit: string }) {
  const names = useContext(Names);
  if (!zone) return null;
  return (
    <span class="ra-counted" data-zone={zone.id} role="img" aria-label={capital(plain(zone.label, names))}>
      <Drawing id={`suit-${suit}`} class="suit" />
      {zone.count}
    </span>
  );
}
