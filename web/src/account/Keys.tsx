import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Dialog } from "../parts/Dialog.tsx";
import { errorText } from "../parts/load.ts";
import type { AccountInfo } from "../wire.ts";
import { changePassword, newCodes } from "./api.ts";
import { CodeList } from "./CodeList.tsx";
import { Field } from "./Entry.tsx";
import { day } from "./times.ts";

interface RowProps {
  readonly info: AccountInfo;
  readonly again: () => void;
}

interface SettingProps {
  readonly title: string;
  readonly about: ComponentChildren;
  readonly act: string;
  readonly onClick: () => void;
}

/** A setting with what it is now and the button that changes it. */
function Setting({ title, about, act, onClick }: SettingProps) {
  return (
    <div class="account-row">
      <div>
        <b>{title}</b>
        <p class="tiny muted">{about}</p>
      </div>
      <button class="btn quiet" type="button" aria-haspopup="dialog" onClick={onClick}>
        {act}
      </button>
    </div>
  );
}

export function PasswordRow({ info, again }: RowProps) {
  const open = useSignal(false);
  const old = useSignal("");
  const fresh = useSignal("");
  const said = useSignal("");
  const close = (): void => {
    open.value = false;
    old.value = fresh.value = said.value = "";
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    try {
      await changePassword(old.value, fresh.value);
      close();
      again();
    } catch (wrong) {
      said.value = errorText(wrong);
    }
  };
  return (
    <>
      <Setting title="Password" about={`Set on ${day(info.changed)}.`} act="Change" onClick={() => (open.value = true)} />
      {open.value ? (
        <Dialog title="Change the password" close={close}>
          <form class="account-form" aria-label="Change the password" onSubmit={submit}>
            <p class="muted">All other browsers are logged out.</p>
            <Field label="Old password" value={old} most={200} autocomplete="current-password" secret />
            <Field label="New password" value={fresh} least={8} most={200} autocomplete="new-password" secret />
            <button class="btn primary" type="submit">
              Change it
            </button>
            <p class="wrong" role="alert">
              {said.value}
            </p>
          </form>
        </Dialog>
      ) : null}
    </>
  );
}

export function CodesRow({ info, again }: RowProps) {
  const open = useSignal(false);
  const password = useSignal("");
  const codes = useSignal<readonly string[]>([]);
  const said = useSignal("");
  const close = (): void => {
    open.value = false;
    password.value = said.value = "";
    codes.value = [];
    again();
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    try {
      codes.value = await newCodes(password.value);
    } catch (wrong) {
      said.value = errorText(wrong);
    }
  };
  const left = info.codes === 0 ? <strong class="warned">You have none. If you forget the password, the account is lost.</strong> : `${info.codes} left. The only way back without the password.`;
  return (
    <>
      <Setting title="Recovery codes" about={left} act={info.codes === 0 ? "Make ten" : "Make new ones"} onClick={() => (open.value = true)} />
      {open.value ? (
        <Dialog title="Recovery codes" close={close}>
          {codes.value.length > 0 ? (
            <CodeList codes={codes.value} done={close} />
          ) : (
            <form class="account-form" aria-label="Make recovery codes" onSubmit={submit}>
              <p class="muted">You get ten new codes. Codes from before no longer work.</p>
              <Field label="Password" value={password} most={200} autocomplete="current-password" secret />
              <button class="btn primary" type="submit">
                Make codes
              </button>
              <p class="wrong" role="alert">
                {said.value}
              </p>
            </form>
          )}
        </Dialog>
      ) : null}
    </>
  );
}
