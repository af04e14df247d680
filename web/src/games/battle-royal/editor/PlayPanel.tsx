import { useSignal } from "@preact/signals";
import { openTable } from "../../../requests/api.ts";
import { PlayerCount } from "../../../setup/PlayerCount.tsx";
import { resized, seatsAgainstBots } from "../../../setup/seats.ts";
import { errorText } from "../../../parts/load.ts";
import { ErrorText } from "../../../parts/ErrorText.tsx";
import { go } from "../../../browser/route.ts";
import type { GameInfo } from "../../../wire.ts";
import type { MapFile } from "./mapfile.ts";

interface Props {
  readonly game: GameInfo;
  readonly map: MapFile;
  readonly faults: readonly string[] | null;
}

/** A table on this map, against bots. */
export function PlayPanel({ game, map, faults }: Props) {
  const players = useSignal(game.usual_seats);
  const wrong = useSignal("");
  const play = async () => {
    if (faults?.length !== 0) {
      wrong.value = "Correct the faults listed above first.";
      return;
    }
    try {
      const seats = resized(seatsAgainstBots(game), players.value);
      const { id } = await openTable({ game: game.key, options: { map }, seats, private: false, clock: null });
      go(`/t/${id}`);
    } catch (why) {
      wrong.value = errorText(why);
    }
  };
  return (
    <div class="ed-play">
      <PlayerCount game={game} count={players.value} set={(count) => (players.value = count)} />
      <button class="btn primary" type="button" aria-disabled={faults?.length !== 0 ? true : undefined} onClick={() => void play()}>
        Play it
      </button>
      <ErrorText text={wrong.value} />
    </div>
  );
}
