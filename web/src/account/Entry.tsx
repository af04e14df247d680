import { useSignal, type Signal } from "@preact/signals";
import type { ComponentChildren, TargetedInputEvent } from "preact";
import { errorText } from "../parts/load.ts";

interface EntryProps {
  readonly title: string;
  readonly about: string;
  readonly act: string;
  readonly code?: boolean;
  readonly password: string;
  readonly autocomplete: "current-password" | "new-password";
  readonly send: (name: string, password: string, code: string) => Promise<void>;
  readonly children?: ComponentChildren;
}

/** A form with a name, a password and perhaps a recovery code. */
export function Entry({ title, about, act, code = false, password, autocomplete, send, children }: EntryProps) {
  const name = useSignal("");
  const secret = useSignal("");
  const given = useSignal("");
  const said = useSignal("");
  const busy = useSignal(false);
  const submit = async (event: Event) => {
    event.preventDefault();
    busy.value = true;
    said.value = "";
    try {
      await send(name.value, secret.value, given.value);
    } catch (wrong) {
      said.value = errorText(wrong);
    }
    busy.value = false;
  };
  return (
    <form class="panel account-part" aria-label={title} onSubmit={submit}>
      <h2>{title}</h2>
      <p class="tiny muted">{about}</p>
      <Field label="Name" value={name} most={24} autocomplete="username" />
      {code ? <Field label="Recovery code" value={given} most={40} autocomplete="one-time-code" /> : null}
      <Field label={password} value={secret} least={8} most={200} autocomplete={autocomplete} secret />
      <button class="btn quiet" type="submit" disabled={busy.value}>
        {act}
      </button>
      <p class="wrong" role="alert">
        {said.value}
      </p>
      {children}
    </form>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: Signal<string>;
  readonly least?: number;
  readonly most: number;
  readonly autocomplete: string;
  readonly secret?: boolean;
}

export function Field({ label, value, least, most, autocomplete, secret = false }: FieldProps) {
  const common = {
    value: value.value,
    required: true,
    minLength: least,
    maxLength: most,
    autocomplete,
    onInput: (event: TargetedInputEvent<HTMLInputElement>) => (value.value = event.currentTarget.value),
  };
  return (
    <label class="field">
      <span>{label}</span>
      {secret ? <input type="password" {...common} /> : <input type="text" spellcheck={false} {...common} />}
    </label>
  );
}
