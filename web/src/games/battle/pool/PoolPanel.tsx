import { Drawing } from "../../../parts/Icon.tsx";
import { TokenView } from "../../../table/scene/TokenView.tsx";
import { ZoneView } from "../../../table/scene/ZoneView.tsx";
import type { Zone } from "../../../wire.ts";
import { bySuit } from "./pool.ts";

/** The viewer's cards so far, a row for each suit. */
export function PoolPanel({ zone }: { readonly zone: Zone }) {
  const rows = bySuit(zone.tokens);
  return (
    <section class="panel b-pool" aria-label="Your cards">
      <header>
        <span>Your cards</span>
        <span class="r">{zone.note || zone.count}</span>
      </header>
      <ZoneView zone={zone} class="lines">
        {rows.map((row) => (
          <div class="line" key={row.suit}>
            <span class="lbl">
              {row.suit ? <Drawing id={`suit-${row.suit}`} class={`suit of-${row.suit}`} /> : null}
              {row.tokens.length}
            </span>
            <div class="cards" style={{ "--cards": Math.max(2, row.tokens.length) }}>
              {row.tokens.map((token) => (
                <TokenView key={token.id} token={token} />
              ))}
            </div>
          </div>
        ))}
      </ZoneView>
    </section>
  );
}
