import { capital } from "../parts/words.ts";
import { LAST_SEATS, type LastSeat as Who } from "./seats.ts";

interface Props {
  /** What the last seat is called: "game master". */
  readonly title: string;
  readonly who: Who;
  readonly set: (who: Who) => void;
}

/** Who takes the seat that differs from the others. */
export function LastSeat({ title, who, set }: Props) {
  return (
    <label class="field seat-count last-seat">
      <span>{capital(title)}</span>
      <select value={who} onChange={(event) => set(event.currentTarget.value as Who)}>
        {Object.entries(LAST_SEATS).map(([one, word]) => (
          <option key={one} value={one}>
            {word}
          </option>
        ))}
      </select>
    </label>
  );
}
