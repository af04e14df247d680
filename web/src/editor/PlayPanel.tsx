import { useSignal } from "@preact/signals";
import { go } from "../browser/route.ts";
import { ErrorText } from "../parts/ErrorText.tsx";
import { errorText } from "../parts/load.ts";
import { openTable } from "../requests/api.ts";
import { PlayerCount } from "../setup/PlayerCount.tsx";
import { resized, seatsAgainstBots } from "../setup/seats.ts";
import type { GameInfo } from "../wire.ts";
import type { Bench } from "./useBench.ts";

interface Props<D, C> {
  readonly bench: Bench<D, C>;
  readonly game: GameInfo;
  readonly players: number;
  readonly setPlayers: (count: number) => void;
}

/** Opens a table with the draft, against bots. */
export function PlayPanel<D, C>({ bench: { craft, content, faults }, game, players, setPlayers }: Props<D, C>) {
  const wrong = useSignal("");
  const play = async () => {
    if (faults?.length !== 0) {
      wrong.value = faults ? "Correct the faults listed above first." : `The ${craft.kind} is still being checked.`;
      return;
    }
    try {
      const seats = resized(seatsAgainstBots(game), players);
      const { id } = await openTable({ game: game.key, options: { [craft.kind]: content }, seats, private: false, clock: null });
      go(`/t/${id}`);
    } catch (why) {
      wrong.value = errorText(why);
    }
  };
  return (
    <section class="panel part ed-play" aria-label="Play">
      <PlayerCount game={game} count={players} set={setPlayers} />
      <button class="btn primary" type="button" aria-disabled={faults?.length !== 0 ? true : undefined} onClick={() => void play()}>
        Play it
      </button>
      <ErrorText text={faults?.length === 0 ? "" : wrong.value} />
    </section>
  );
}
