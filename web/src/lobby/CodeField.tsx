import { useSignal } from "@preact/signals";
import { errorText } from "../parts/load.ts";
import { go } from "../browser/route.ts";

interface Props {
  readonly asks: string;
  readonly button: string;
  readonly where: (code: string) => Promise<string>;
}

/** A field for a short code, which leads to a table or an event. */
export function CodeField({ asks, button, where }: Props) {
  const code = useSignal("");
  const said = useSignal("");
  const follow = async (event: Event) => {
    event.preventDefault();
    try {
      go(await where(code.value.trim()));
    } catch (wrong) {
      said.value = errorText(wrong);
    }
  };
  return (
    <form class="code-field" onSubmit={follow}>
      <label class="field">
        <span>{asks}</span>
        <input value={code.value} required maxLength={20} autocomplete="off" autocapitalize="none" spellcheck={false} onInput={(event) => (code.value = event.currentTarget.value)} />
      </label>
      <button class="btn quiet" type="submit">
        {button}
      </button>
      <p class="tiny" role="status">
        {said.value}
      </p>
    </form>
  );
}
