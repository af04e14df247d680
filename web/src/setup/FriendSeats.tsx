import type { CharacterInfo } from "../wire.ts";
import { OPEN } from "./seats.ts";

interface Props {
  readonly seats: readonly string[];
  readonly characters: readonly CharacterInfo[];
  readonly set: (seats: readonly string[]) => void;
}

/** With a friend at a table for three or more: which seats are kept for friends, and which bots take the others. */
export function FriendSeats({ seats, characters, set }: Props) {
  const levels = [...new Set(characters.map((one) => one.level))];
  return (
    <fieldset class="friend-seats">
      <legend class="off-screen">Who plays with you</legend>
      {seats.slice(1).map((word, at) => (
        <label key={at} class="field">
          <span>Player {at + 2}</span>
          <select value={word} onChange={(event) => set(seats.map((other, seat) => (seat === at + 1 ? event.currentTarget.value : other)))}>
            <option value={OPEN}>A friend</option>
            {levels.map((level) => (
              <optgroup key={level} label={level}>
                <option value={level.toLowerCase()}>A {level}</option>
                {characters.filter((one) => one.level === level).map((one) => (
                  <option key={one.key} value={one.key}>
                    {one.name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
