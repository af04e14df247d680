import { Icon } from "../../parts/Icon.tsx";
import { Text } from "../../parts/Text.tsx";
import { useBoard } from "../../table/board/context.ts";
import type { Scene } from "../../wire.ts";
import { changesOf } from "./changes.ts";

/** What the others' last turns mean for the viewer, until the viewer acts. */
export function Changed({ scene }: { readonly scene: Scene }) {
  const before = useBoard().recap.value?.steps[0]?.before;
  const changes = before && scene.seat !== null ? changesOf(before, scene) : null;
  if (!changes) return null;
  return (
    <section class="panel br-changed" aria-label="What has changed">
      <header>What has changed</header>
      <div class="what">
        <Text>{changes.title}</Text>
      </div>
      <ul class="then">
        {changes.rows.map((row) => (
          <li key={row.text}>
            <Icon name={row.icon} />
            <span>
              <Text>{row.text}</Text>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
