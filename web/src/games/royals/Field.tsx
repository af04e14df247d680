import { TokenView } from "../../table/TokenView.tsx";
import { ZoneView } from "../../table/ZoneView.tsx";
import type { Token, Zone } from "../../wire.ts";

const SLOTS = [1, 2, 3];

/** Three slots. An empty one shows its well and the word "free". */
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
  const empty = !token || token.kind === "place";
  return (
    <div class={`slot ${empty ? "" : "taken"}`}>
      <span class="slot-well" />
      {token ? <TokenView key={token.id} token={token} /> : null}
      {empty ? <span class="cap">free</span> : null}
    </div>
  );
}
