import { useSignal } from "@preact/signals";
import { games, openTable } from "../requests/api.ts";
import { go } from "../browser/route.ts";
import { ErrorText } from "../parts/ErrorText.tsx";
import { errorText, useLoaded } from "../parts/load.ts";
import { gameSlug } from "../parts/words.ts";
import type { GameInfo } from "../wire.ts";

const PLAYERS = "knight";

/** Where nobody plays: a game between bots to watch. */
export function BotsPlay() {
  const [loaded] = useLoaded(games, []);
  const said = useSignal("");
  const open = async (game: GameInfo) => {
    try {
      go(`/t/${(await openTable({ game: game.key, seats: Array.from({ length: game.usual_seats }, () => PLAYERS), private: true })).id}`);
    } catch (wrong) {
      said.value = errorText(wrong);
    }
  };
  return (
    <section class="panel bots-play" aria-label="Watch bots">
      <h2>Watch Knights play each other</h2>
      <p class="muted">They think ahead and see only what a player sees. The table opens for you alone; set the pace there.</p>
      <div class="ways">
        {(loaded.state === "ready" ? loaded.value : []).map((game) => (
          <button key={game.key} class="btn quiet" type="button" data-game={gameSlug(game.key)} onClick={() => void open(game)}>
            {game.title}
          </button>
        ))}
      </div>
      <ErrorText text={said.value} />
    </section>
  );
}
