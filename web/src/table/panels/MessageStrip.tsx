import { useSignal } from "@preact/signals";
import { Icon } from "../../parts/Icon.tsx";

const READ = "regalia.message"; // the last message that this visitor has closed

/** The operator's message of the day, until the visitor closes it. */
export function MessageStrip({ text }: { readonly text: string }) {
  const read = useSignal(sessionStorage.getItem(READ));
  if (!text || read.value === text) return null;
  const close = (): void => {
    sessionStorage.setItem(READ, text);
    read.value = text;
  };
  return (
    <div class="strip" role="status">
      <Icon name="crown" />
      <span>{text}</span>
      <button type="button" onClick={close}>
        Close
      </button>
    </div>
  );
}
