import { TokenView } from "../../table/scene/TokenView.tsx";
import { ZoneView } from "../../table/scene/ZoneView.tsx";
import type { Token, Zone } from "../../wire.ts";

const SLOTS = [1, 2, 3];

/** Three slots. An empty one shows its well. */
export function Field({ zone, class: name }: { readonly zone: Zone; readonly class: string }) {
  return (
    <ZoneView zone={zone} class={`r-field ${name}`}>
      {SLOTS.map((slot) => (
        <Slot key={slot} token={zone.tokens.find((token) => token.place === slot)} />
      ))}
    </ZoneView>
  );
}

function Slot({ token }: { readonly token: Token | undefined }) {
  return (
    <div class="slot">
      <span class="slot-well" />
      {token ? <TokenView key={token.id} token={token} /> : null}
      {token ? null : <span class="cap">free</span>}
    </div>
  );
}
