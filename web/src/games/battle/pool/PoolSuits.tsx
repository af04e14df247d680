import { Drawing } from "../../../parts/Icon.tsx";
import type { Token } from "../../../wire.ts";
import { bySuit, suitWord } from "./pool.ts";

/** How many cards of each suit there are, in a line. */
export function PoolSuits({ tokens }: { readonly tokens: readonly Token[] }) {
  return (
    <span class="b-suits">
      {bySuit(tokens).map((row) => (
        <span key={row.suit}>
          {row.suit ? <Drawing id={`suit-${row.suit}`} class={`suit of-${row.suit}`} /> : <b>J</b>}
          {row.tokens.length}
          <span class="off-screen"> {suitWord(row.suit)}</span>
        </span>
      ))}
    </span>
  );
}
