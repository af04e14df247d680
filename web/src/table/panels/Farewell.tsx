import { useSignal } from "@preact/signals";
import { Icon } from "../../parts/Icon.tsx";
import { Text } from "../../parts/Text.tsx";
import type { Scene } from "../../wire.ts";
import { useBoard } from "../board/context.ts";
import "./farewell.css";

/** What an eliminated player is offered while the others play on: to watch or to leave. A layout places it on its board. */
export function Farewell({ scene }: { readonly scene: Scene }) {
  const board = useBoard();
  const watching = useSignal(false);
  const plate = scene.plates.find((one) => one.seat === scene.seat);
  const isOut = plate?.badge?.text === "out" && scene.prompt.mode !== "over";
  if (!isOut || watching.value || !board.controls) return null;
  return (
    <section class="panel farewell" role="alertdialog" aria-label="You are out">
      <p>
        <Text>{scene.prompt.small}</Text>
      </p>
      <div class="acts" data-show="controls">
        <button class="btn primary" type="button" onClick={() => (watching.value = true)}>
          <Icon name="eye" />
          Watch to the end
        </button>
        <a class="btn quiet" href="/">
          Leave the table
        </a>
      </div>
    </section>
  );
}
