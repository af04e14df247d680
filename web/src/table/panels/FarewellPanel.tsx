import { useSignal } from "@preact/signals";
import { Icon } from "../../parts/Icon.tsx";
import { Text } from "../../parts/Text.tsx";
import "./farewell.css";

/** What an eliminated player is offered while the others play on: to watch or to leave. The text says why. */
export function FarewellPanel({ text }: { readonly text: string }) {
  const watching = useSignal(false);
  if (watching.value) return null;
  return (
    <section class="panel farewell" role="alertdialog" aria-label="You are out">
      <p>
        <Text>{text}</Text>
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
