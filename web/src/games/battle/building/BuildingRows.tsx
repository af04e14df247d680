import { Drawing } from "../../../parts/Icon.tsx";
import { ZoneView } from "../../../table/scene/ZoneView.tsx";
import type { Token, Zone } from "../../../wire.ts";
import { BuildingCard } from "./BuildingCard.tsx";
import { bySuit } from "../pool/pool.ts";

interface Props {
  readonly zone: Zone;
  readonly gone: ReadonlySet<string>;
  readonly toggle: ((token: Token) => void) | null;
}

/** The pool, a row for each suit, strongest first. A card to be cut keeps its place, so that nothing moves under the finger. */
export function BuildingRows({ zone, gone, toggle }: Props) {
  const rows = bySuit(zone.tokens);
  return (
    <ZoneView zone={zone} class="b-rows">
      {rows.map((row) => (
        <div class="b-row" key={row.suit} style={{ "--cards": Math.max(2, row.tokens.length), "--rows": rows.length }}>
          <span class="lbl" aria-hidden="true">
            {row.suit ? <Drawing id={`suit-${row.suit}`} class="suit" /> : null}
            {row.tokens.filter((token) => !gone.has(token.id)).length}
          </span>
          <div class="cards">
            {row.tokens.map((token) => (
              <BuildingCard key={token.id} token={token} cut={gone.has(token.id)} toggle={token.marks.includes("open") ? toggle : null} />
            ))}
          </div>
        </div>
      ))}
    </ZoneView>
  );
}
