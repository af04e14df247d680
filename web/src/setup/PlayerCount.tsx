import type { GameInfo } from "../wire.ts";

interface Props {
  readonly game: GameInfo;
  readonly count: number;
  readonly set: (count: number) => void;
}

/** How many play: any number that the game allows. */
export function PlayerCount({ game, count, set }: Props) {
  const counts = Array.from({ length: game.most_seats - game.least_seats + 1 }, (_, more) => game.least_seats + more);
  return (
    <label class="field seat-count">
      <span>Players</span>
      <select value={String(count)} onChange={(event) => set(Number(event.currentTarget.value))}>
        {counts.map((one) => (
          <option key={one} value={String(one)}>
            {one}
          </option>
        ))}
      </select>
    </label>
  );
}
