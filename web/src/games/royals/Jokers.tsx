import { TokenView } from "../../table/TokenView.tsx";
import { ZoneView } from "../../table/ZoneView.tsx";
import type { Zone } from "../../wire.ts";

/** Jokers stand apart from the three slots. */
export function Jokers({ zone, class: name }: { readonly zone: Zone; readonly class: string }) {
  const jokers = zone.tokens.filter((token) => token.kind === "card");
  return (
    <ZoneView zone={zone} class={`r-jokers ${name} ${jokers.length > 1 ? "two" : ""}`}>
      {jokers.length === 0 ? <span class="caption">no joker</span> : jokers.map((token) => <TokenView key={token.id} token={token} />)}
    </ZoneView>
  );
}
