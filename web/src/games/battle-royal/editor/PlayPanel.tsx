import { useSignal } from "@preact/signals";
import { openTable } from "../../../api.ts";
import { resized, seatsAgainstBots } from "../../../lobby/seats.ts";
import { sentence } from "../../../parts/load.ts";
import { go } from "../../../route.ts";
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
      wrong.value = "First mend what is listed above.";
      return;
    }
    try {
      const seats = resized(seatsAgainstBots(game), players.value, game);
      const { id } = await openTable({ game: game.key, options: { map }, seats, private: false, clock: null });
      go(`/t/${id}`);
    } catch (why) {
      wrong.value = sentence(why);
    }
  };
  return (
    <div class="ed-play">
      <label class="field">
        <span>Players</span>
        <select value={String(players.value)} onChange={(event) => (players.value = Number(event.currentTarget.value))}>
          {Array.from({ length: game.most_seats - game.least_seats + 1 }, (_, more) => game.least_seats + more).map((count) => (
            <option key={count} value={String(count)}>
              {count}
            </option>
          ))}
        </select>
      </label>
      <button class="btn primary" type="button" aria-disabled={faults?.length !== 0 ? true : undefined} onClick={() => void play()}>
        Play it
      </button>
      {wrong.value ? (
        <p class="wrong" role="alert">
          {wrong.value}
        </p>
      ) : null}
    </div>
  );
}
