import { useContext } from "preact/hooks";
import { Drawing } from "../../../parts/Icon.tsx";
import { Names } from "../../../parts/Text.tsx";
import { capital, plain, rankShown } from "../../../parts/words.ts";
import type { Zone } from "../../../wire.ts";

/** Weapons lie face up: the suit, and every one by its rank. */
export function Weapons({ zone }: { readonly zone: Zone | undefined }) {
  const names = useContext(Names);
  if (!zone) return null;
  const ranks = zone.tokens.map((token) => rankShown(token.face)).join(", ");
  const said = `${capital(plain(zone.label, names))}: ${zone.tokens.map((token) => token.name).join("; ") || "none"}`;
  return (
    <span class="ra-counted" data-zone={zone.id} role="img" aria-label={said}>
      <Drawing id="suit-c" class="suit" />
      {ranks || "none"}
    </span>
  );
}
