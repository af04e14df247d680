import { useSignal, type Signal } from "@preact/signals";
import { rename } from "../requests/api.ts";
import { errorText } from "../parts/load.ts";

const LONGEST = 24;

/** The visitor's name, as others see it. */
export function NameField({ name }: { readonly name: Signal<string> }) {
  const draft = useSignal(name.value);
  const said = useSignal("");
  const keep = async (event: Event) => {
    event.preventDefault();
    try {
      name.value = (await rename(draft.value)).name;
      draft.value = name.value;
      said.value = "Your name is saved.";
    } catch (wrong) {
      said.value = errorText(wrong);
    }
  };
  return (
    <form class="name-field" onSubmit={keep}>
      <label class="field">
        <span>Your name at the table</span>
        <input value={draft.value} maxLength={LONGEST} required autocomplete="nickname" onInput={(event) => (draft.value = event.currentTarget.value)} />
      </label>
      <button class="btn quiet" type="submit" disabled={draft.value.trim() === name.value}>
        Save
      </button>
      <p class="tiny muted" role="status">
        {said.value}
      </p>
    </form>
  );
}
