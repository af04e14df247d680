import { rankShown } from "../../../parts/words.ts";
import type { Token } from "../../../wire.ts";
import { byRank, RANKS } from "./pool.ts";

interface Props {
  readonly tokens: readonly Token[];
  /** What the pick pointed at would add: gold on top. */
  readonly added?: Token | undefined;
  /** Cards that are to go: outlined on top. */
  readonly cut?: readonly Token[];
}

const LOWEST = 4; // the fewest cards of a rank that fill the height

/** The viewer's cards by rank. */
export function PoolCurve({ tokens, added, cut = [] }: Props) {
  const counts = byRank(tokens);
  const more = byRank(added ? [added] : []);
  const gone = byRank(cut);
  const most = Math.max(LOWEST, ...counts.map((count, index) => count + more[index]! + gone[index]!));
  const told = RANKS.map((rank, index) => `${rankShown(rank)}: ${counts[index]}`).join(", ");
  return (
    <section class="panel b-curve" aria-label="By skill">
      <header>
        <span>By skill</span>
        <span class="r">{cut.length > 0 ? "outlined: cut" : added ? "gold: this pick" : ""}</span>
      </header>
      <div class="bars" role="img" aria-label={`Cards by rank. ${told}`} style={{ "--most": most }}>
        {RANKS.map((rank, index) => (
          <span key={rank}>
            {gone[index]! > 0 ? <i class="cut" style={{ "--n": gone[index] }} /> : null}
            {more[index]! > 0 ? <i class="add" style={{ "--n": more[index] }} /> : null}
            <i style={{ "--n": counts[index] }} />
            <small>{rankShown(rank)}</small>
          </span>
        ))}
      </div>
    </section>
  );
}
