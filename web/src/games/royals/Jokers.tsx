import { useBoard } from "../../table/board/context.ts";
import { TokenView } from "../../table/scene/TokenView.tsx";
import { ZoneView } from "../../table/scene/ZoneView.tsx";
import type { Zone } from "../../wire.ts";

/** Jokers stand apart from the three slots. A free place is shown while a joker could be laid there. */
export function Jokers({ zone, class: name }: { readonly zone: Zone; readonly class: string }) {
  const board = useBoard();
  const place = zone.tokens.find((token) => token.kind === "place" && board.useful.value.has(token.id));
  const tokens = zone.tokens.filter((token) => token.kind === "card" || token === place);
  return (
    <ZoneView zone={zone} class={`r-jokers ${name} ${tokens.length > 1 ? "two" : ""}`}>
      {tokens.length === 0 ? <span class="caption">no joker</span> : tokens.map((token) => <TokenView key={token.id} token={token} />)}
    </ZoneView>
  );
}
