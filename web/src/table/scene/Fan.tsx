import type { Zone } from "../../wire.ts";
import { TokenView } from "./TokenView.tsx";
import { ZoneView } from "./ZoneView.tsx";

const SPREAD = 3.2; // degrees between neighbours of a hand of five
const DROP = 0.03; // of the card's width, growing with the square of the distance from the middle

/** A hand, fanned. */
export function Fan({ zone, fades }: { readonly zone: Zone; readonly fades: boolean }) {
  const cards = zone.tokens.length;
  const spread = SPREAD * Math.min(1, 6 / cards);
  const drop = DROP * Math.min(1, (6 / cards) ** 2);
  return (
    <ZoneView zone={zone} class="hand">
      <div class="cards" style={{ "--cards": Math.max(2, cards) }}>
        {zone.tokens.map((token, index) => {
          const off = index - (cards - 1) / 2;
          return <TokenView key={token.id} token={token} fades={fades} turn={off * spread} style={{ "--drop": off * off * drop }} />;
        })}
      </div>
    </ZoneView>
  );
}
