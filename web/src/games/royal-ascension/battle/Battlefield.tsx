import { Icon } from "../../../parts/Icon.tsx";
import { Text } from "../../../parts/Text.tsx";
import type { Scene, Zone } from "../../../wire.ts";
import { Fighter } from "./Fighter.tsx";
import { Odds } from "./Odds.tsx";
import { outcomeOf } from "./outcome.ts";

interface Props {
  readonly scene: Scene;
  readonly me: number;
  readonly sides: readonly Zone[];
}

/** A battle between two players or, by Royal Decree, all players; below, its outcome. */
export function Battlefield({ scene, me, sides }: Props) {
  const [first, ...others] = sides;
  const changes = scene.focus?.verdict ? scene.focus.then : [];
  const duel = sides.length === 2;
  const outcome = outcomeOf(scene);
  return (
    <div class={`ra-battle of-${sides.length}`}>
      {outcome ? (
        <header class="ra-outcome">
          <h2>
            <Text>{outcome.say}</Text>
          </h2>
          <p class="caption">
            <Text>{outcome.small}</Text>
          </p>
        </header>
      ) : null}
      <div class="ra-sides">
        {first ? <Fighter scene={scene} zone={first} me={me} /> : null}
        {duel ? <Odds scene={scene} sides={sides} me={me} /> : null}
        {others.map((zone) => (
          <Fighter key={zone.id} scene={scene} zone={zone} me={me} />
        ))}
      </div>
      {changes.length > 0 ? (
        <ul class="ra-after">
          {changes.map((change) => (
            <li key={change.text}>
              <Icon name={change.icon} />
              <span>
                <Text>{change.text}</Text>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
