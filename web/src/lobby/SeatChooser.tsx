import { Shield } from "../parts/Icon.tsx";
import { capital } from "../parts/words.ts";
import type { GameInfo } from "../wire.ts";
import { PlayerCount } from "./PlayerCount.tsx";
import { ME, OPEN, resized, seatSet } from "./seats.ts";

interface Props {
  readonly game: GameInfo;
  readonly seats: readonly string[];
  readonly set: (seats: readonly string[]) => void;
}

/** For each seat: you, a bot, or open for another player. */
export function SeatChooser({ game, seats, set }: Props) {
  const who = [
    [ME, "Me"],
    [OPEN, "Open seat, by invitation"],
    ...game.bots.map((bot) => [bot, `Bot: ${capital(bot)}`] as const),
  ] as const;
  return (
    <fieldset class="seat-chooser">
      <legend>Seats</legend>
      {game.least_seats < game.most_seats ? <PlayerCount game={game} count={seats.length} set={(count) => set(resized(seats, count, game))} /> : null}
      {seats.map((seat, index) => (
        <SeatRow key={index} index={index} seat={seat} who={who} about={game.bots_about[game.bots.indexOf(seat)]} set={(value) => set(seatSet(seats, index, value))} />
      ))}
    </fieldset>
  );
}

interface RowProps {
  readonly index: number;
  readonly seat: string;
  readonly who: readonly (readonly [string, string])[];
  /** A line about the bot that sits there. */
  readonly about: string | undefined;
  readonly set: (who: string) => void;
}

function SeatRow({ index, seat, who, about, set }: RowProps) {
  const told = `about-${index}`;
  return (
    <div class="seat">
      <Shield seat={index} />
      <label>
        <span class="off-screen">Seat {index + 1}</span>
        <select value={seat} aria-describedby={about ? told : undefined} onChange={(event) => set(event.currentTarget.value)}>
          {who.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {about ? (
        <small class="about" id={told}>
          {about}
        </small>
      ) : null}
    </div>
  );
}
