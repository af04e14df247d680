import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { Icon } from "./Icon.tsx";

const SHOWN = 2_000;

/** A text field with a button that copies it. */
export function CopyField({ label, text, quiet = false }: { readonly label: string; readonly text: string; readonly quiet?: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  const copied = useSignal(false);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // The clipboard needs a secure page; the old command works everywhere.
      if (!document.execCommand("copy")) return;
    }
    copied.value = true;
    setTimeout(() => (copied.value = false), SHOWN);
  };
  return (
    <div class="copy-field">
      <input ref={field} readOnly value={text} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <button class={`btn ${quiet ? "quiet" : "primary"}`} type="button" onClick={copy}>
        <Icon name={copied.value ? "check" : "link"} />
        <span role="status">{copied.value ? "Copied" : "Copy"}</span>
      </button>
    </div>
  );
}
