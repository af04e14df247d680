import { Icon } from "../../../parts/Icon.tsx";
import { complete } from "../../../requests/complete.ts";
import { zoneOf } from "../../../table/board/zones.ts";
import type { Scene, Token } from "../../../wire.ts";
import { UnitPiece } from "../units/UnitPiece.tsx";
import type { Recruits } from "./useRecruiting.ts";

const SIZE = 4; // units of an army

interface Props {
  readonly scene: Scene;
  readonly me: number;
  readonly recruits: Recruits;
}

/** The viewer's army: units that were sent, units that are chosen and can be removed, and free places. */
export function Camp({ scene, me, recruits }: Props) {
  const sent = zoneOf(scene, `army${me}`)?.tokens ?? [];
  const { plan, choosing, remove } = recruits;
  const free = Math.max(0, SIZE - sent.length - plan.length);
  return (
    <section class="rb-camp" aria-label={scene.seat === null ? "The first army" : "Your army"}>
      <header>
        <span>{scene.seat === null ? "Army" : "Your army"}</span>
        <span class="caption">{`${SIZE - free} of ${SIZE} units`}</span>
      </header>
      <ul>
        {sent.map((unit) => (
          <li key={unit.id} class="rb-place">
            <UnitPiece token={unit} />
            <span class="name">{unit.face || "secret"}</span>
          </li>
        ))}
        {plan.map((name, index) => (
          <li key={`${name}${index}`} class="rb-place">
            <UnitPiece token={pieceOf(name, me)} />
            <span class="name">{name}</span>
            {choosing ? (
              <button type="button" aria-label={`Remove the ${name}`} onClick={() => remove(name)}>
                <Icon name="x" />
              </button>
            ) : null}
          </li>
        ))}
        {Array.from({ length: free }, (_, index) => (
          <li key={`free${index}`} class="rb-place free">
            {index === 0 && choosing ? "free: touch a unit" : "free"}
          </li>
        ))}
      </ul>
    </section>
  );
}

const pieceOf = (name: string, me: number): Token => complete<Token>("Token", { id: "", name, kind: "piece", face: name, marks: [me ? "black" : "white"] });
