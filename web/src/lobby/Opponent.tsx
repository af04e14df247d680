import { Strength } from "../parts/Crest.tsx";
import { Icon } from "../parts/Icon.tsx";
import type { CharacterInfo, GameInfo } from "../wire.ts";
import { company } from "../parts/cast.ts";
import { choose } from "./chosen.ts";

interface Props {
  readonly game: GameInfo;
  readonly one: CharacterInfo;
  readonly all: readonly CharacterInfo[];
}

/** Against whom "Play" plays: the character in words, over the browser's own list to choose from. */
export function Opponent({ game, one, all }: Props) {
  const levels = [...new Set(all.map((other) => other.level))];
  const names = company(one, all, game.usual_seats - 1);
  return (
    <label class="vs">
      <span class="who">
        <span class="against">against </span>
        <b>{names.length > 1 ? `${one.name} + ${names.length - 1}` : one.name}</b>
        <span class="level">, {one.level}</span>
      </span>
      <Strength of={one.strength} />
      <Icon name="down" />
      <select aria-label={`Opponent in ${game.title}`} value={one.key} onChange={(event) => choose(game.key, event.currentTarget.value)}>
        {levels.map((level) => (
          <optgroup key={level} label={level}>
            {all.filter((other) => other.level === level).map((other) => (
              <option key={other.key} value={other.key}>
                {other.name}: {other.about}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
