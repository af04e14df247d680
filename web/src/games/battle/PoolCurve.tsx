import { useBoard } from "../../table/context.ts";
import type { Scene, Token } from "../../wire.ts";
import { byRank, rankOf, RANKS } from "./pool.ts";

interface Props {
  readonly scene: Scene;
  readonly tokens: readonly Token[];
  /** Cards that are to go: drawn as empty bars on top. */
  readonly cut?: readonly Token[];
}

const LOWEST = 4; // a curve of so many cards of a rank fills the height

/** The own cards by rank. Gold is what the pick pointed at would add. */
export function PoolCurve({ scene, tokens, cut = [] }: Props) {
  const pick = useBoard().hot.value?.touch[0];
  const added = scene.zones.flatMap((zone) => zone.tokens).find((token) => token.id === pick);
  const counts = byRank(tokens);
  const gone = byRank(cut);
  const most = Math.max(LOWEST, ...counts.map((count, index) => count + gone[index]! + (added && rankOf(added) === RANKS[index] ? 1 : 0)));
  const told = RANKS.map((rank, index) => `${shown(rank)}: ${counts[index]}`).join(", ");
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
            {added && !scene.prompt.mode.startsWith("over") && rankOf(added) === rank && cut.length === 0 ? <i class="add" style={{ "--n": 1 }} /> : null}
            <i style={{ "--n": counts[index] }} />
            <small>{shown(rank)}</small>
          </span>
        ))}
      </div>
    </section>
  );
}

const shown = (rank: string): string => (rank === "T" ? "10" : rank);
