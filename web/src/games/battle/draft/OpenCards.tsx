import { TokenView } from "../../../table/scene/TokenView.tsx";
import { ZoneView } from "../../../table/scene/ZoneView.tsx";
import type { Zone } from "../../../wire.ts";
import { bySuit } from "../pool/pool.ts";

/** All cards of a split lie open, suit by suit. */
export function OpenCards({ zone }: { readonly zone: Zone }) {
  const rows = bySuit(zone.tokens);
  return (
    <ZoneView zone={zone} class="b-rows">
      {rows.map((row) => (
        <div class="b-row" key={row.suit} style={{ "--cards": Math.max(2, row.tokens.length), "--rows": rows.length }}>
          {row.tokens.map((token) => (
            <TokenView key={token.id} token={token} />
          ))}
        </div>
      ))}
    </ZoneView>
  );
}
