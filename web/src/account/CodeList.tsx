import { useSignal } from "@preact/signals";
import { Icon } from "../parts/Icon.tsx";

interface Props {
  readonly codes: readonly string[];
  readonly done: () => void;
}

/** New recovery codes. The server cannot show them again. */
export function CodeList({ codes, done }: Props) {
  const copied = useSignal("");
  const text = codes.join("\n");
  const copy = (): void => {
    navigator.clipboard?.writeText(text).then(
      () => (copied.value = "Copied."),
      () => (copied.value = "This browser does not allow copying. Select the codes instead."),
    );
  };
  return (
    <section class="panel account-part codes" aria-label="Recovery codes">
      <h2>Keep these recovery codes</h2>
      <p>
        They are the only way back without the password. Each works once. Write them down or save them somewhere safe: they are not shown again.
      </p>
      <ol class="code-list">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div class="ways">
        <button class="btn primary" type="button" onClick={done}>
          <Icon name="check" />I have kept them
        </button>
        {"clipboard" in navigator ? (
          <button class="btn quiet" type="button" onClick={copy}>
            Copy
          </button>
        ) : null}
        <a class="btn quiet" download="regalia-recovery-codes.txt" href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}>
          Save as a file
        </a>
      </div>
      <p class="tiny muted" role="status">
        {copied.value}
      </p>
    </section>
  );
}
