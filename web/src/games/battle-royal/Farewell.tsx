import { useSignal } from "@preact/signals";
import { Icon } from "../../parts/Icon.tsx";
import { Text } from "../../parts/Text.tsx";
import type { Scene } from "../../wire.ts";

/** What an eliminated player is offered while the game goes on: to watch or to leave. */
export function Farewell({ scene }: { readonly scene: Scene }) {
  const watching = useSignal(false);
  const plate = scene.plates.find((one) => one.seat === scene.seat);
  if (watching.value || plate?.badge?.text !== "out" || scene.prompt.mode === "over") return null;
  return (
    <section class="panel br-farewell" role="alertdialog" aria-label="You are out">
      <p>
        <Text>{scene.prompt.small}</Text>
      </p>
      <div class="acts">
        <button class="btn primary" type="button" onClick={() => (watching.value = true)}>
          <Icon name="eye" />
          Watch
        </button>
        <a class="btn quiet" href="/">
          Leave the table
        </a>
      </div>
    </section>
  );
}
