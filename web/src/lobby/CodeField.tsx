import { useSignal } from "@preact/signals";
import { byCode } from "../api.ts";
import { sentence } from "../parts/load.ts";
import { go } from "../route.ts";

/** For who was told a code: it leads to the table. */
export function CodeField() {
  const code = useSignal("");
  const said = useSignal("");
  const follow = async (event: Event) => {
    event.preventDefault();
    try {
      const { id, invite } = await byCode(code.value.trim());
      go(`/t/${id}#invite=${invite}`);
    } catch (wrong) {
      said.value = sentence(wrong);
    }
  };
  return (
    <form class="code-field" onSubmit={follow}>
      <label class="field">
        <span>Were you given a code?</span>
        <input value={code.value} required maxLength={20} autocomplete="off" autocapitalize="none" spellcheck={false} onInput={(event) => (code.value = event.currentTarget.value)} />
      </label>
      <button class="btn quiet" type="submit">
        To the table
      </button>
      <p class="tiny" role="status">
        {said.value}
      </p>
    </form>
  );
}
