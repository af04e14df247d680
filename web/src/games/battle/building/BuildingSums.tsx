import { Drawing } from "../../../parts/Icon.tsx";
import { rankShown } from "../../../parts/words.ts";
import type { Token } from "../../../wire.ts";
import { byRank, bySuit, RANKS, suitWord } from "../pool/pool.ts";

interface Props {
  readonly kept: readonly Token[];
  readonly cut: readonly Token[];
  readonly size: number;
}

/** How many cards of each suit and rank stay, and how many of them there were. */
export function BuildingSums({ kept, cut, size }: Props) {
  const suits = bySuit([...kept, ...cut]);
  return (
    <section class="panel b-sums" aria-label="Your deck">
      <header>
        <span>Your deck</span>
        <span class={`r ${kept.length === size ? "right" : ""}`}>
          {kept.length} of {size}
        </span>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="off-screen">Suit</span>
            </th>
            {[...RANKS].reverse().map((rank) => (
              <th scope="col" key={rank}>
                {rankShown(rank)}
              </th>
            ))}
            <th scope="col">all</th>
          </tr>
        </thead>
        <tbody>
          {suits.map((row) => {
            const stays = kept.filter((token) => row.tokens.includes(token));
            return (
              <tr key={row.suit}>
                <th scope="row">
                  {row.suit ? <Drawing id={`suit-${row.suit}`} class={`suit of-${row.suit}`} /> : "J"}
                  <span class="off-screen">{suitWord(row.suit)}</span>
                </th>
                {byRank(stays).reverse().map((count, index) => (
                  <td key={index} class={count === 0 ? "none" : ""}>
                    {count}
                  </td>
                ))}
                <td class="all">{stays.length}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <span class="off-screen">All suits</span>
            </th>
            {byRank(kept).reverse().map((count, index) => (
              <td key={index}>{count}</td>
            ))}
            <td class="all">{kept.length}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
