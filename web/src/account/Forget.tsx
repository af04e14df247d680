import { useSignal } from "@preact/signals";
import { forgetMe } from "../requests/api.ts";
import { restart } from "./restart.ts";

/** Deletes the visitor's account or, for a guest, the name. */
export function Forget({ account }: { readonly account: boolean }) {
  const sure = useSignal(false);
  return (
    <section class="panel account-part" aria-label="Your data">
      <h2>Delete your data</h2>
      <p class="tiny muted">
        Your name{account ? ", your account and your ratings are" : " is"} deleted. Your games stay, without your name, for the people you played with. In unfinished games a bot plays on for you.
      </p>
      {sure.value ? (
        <button class="btn danger" type="button" onClick={() => forgetMe().then(restart)}>
          Yes, delete my data
        </button>
      ) : (
        <button class="btn ghost danger-ink" type="button" onClick={() => (sure.value = true)}>
          Delete my data…
        </button>
      )}
    </section>
  );
}
