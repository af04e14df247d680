import { Crest, Strength } from "../parts/Crest.tsx";
import { Icon } from "../parts/Icon.tsx";
import type { CharacterInfo } from "../wire.ts";

export const FRIEND = "friend";

interface Props {
  readonly characters: readonly CharacterInfo[];
  readonly chosen: string;
  readonly choose: (key: string) => void;
}

/** Against whom: the characters by level, or a friend. */
export function Opponents({ characters, chosen, choose }: Props) {
  const levels = [...new Set(characters.map((one) => one.level))];
  return (
    <fieldset class="opponents">
      <legend class="off-screen">Against whom</legend>
      {levels.map((level) => {
        const those = characters.filter((one) => one.level === level);
        const one = those.find(({ key }) => key === chosen);
        return (
          <div key={level} class={`level ${one ? "on" : ""}`}>
            <h3>
              {level}
              <Strength of={those[0]!.strength} />
            </h3>
            <div class="people">
              {those.map((other) => (
                <label key={other.key} class={other.key === chosen ? "on" : ""} title={other.about}>
                  <input type="radio" name="opponent" value={other.key} checked={other.key === chosen} onChange={() => choose(other.key)} />
                  <Crest of={other} />
                  <b>{other.name}</b>
                </label>
              ))}
            </div>
            <small>{(one ?? those[0]!).about}</small>
          </div>
        );
      })}
      <label class={`level friend ${chosen === FRIEND ? "on" : ""}`}>
        <input type="radio" name="opponent" value={FRIEND} checked={chosen === FRIEND} onChange={() => choose(FRIEND)} />
        <h3>
          A friend
          <Icon name="link" />
        </h3>
        <small>You get a link to send. With three or more players, choose who else plays.</small>
      </label>
    </fieldset>
  );
}
