import type { GameInfo } from "../wire.ts";

interface Props {
  readonly game: GameInfo;
  /** The numbers that the table can have. Default: all that the game allows. */
  readonly counts?: readonly number[];
  readonly count: number;
  /** What the last of them is called: "game master"; empty if all are alike. */
  readonly last?: string;
  readonly set: (count: number) => void;
}

/** How many play: any number that the table can have. */
export function PlayerCount({ game, counts, count, last = "", set }: Props) {
  const all = counts ?? Array.from({ length: game.most_seats - game.least_seats + 1 }, (_, more) => game.least_seats + more);
  return (
    <label class="field seat-count">
      <span>Players</span>
      <select value={String(count)} onChange={(event) => set(Number(event.currentTarget.value))}>
        {all.map((one) => (
          <option key={one} value={String(one)}>
            {last ? `${one}, with the ${last}` : one}
          </option>
        ))}
      </select>
    </label>
  );
}
