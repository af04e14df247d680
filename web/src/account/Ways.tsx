import { useSignal, type Signal } from "@preact/signals";
import { logIn, openAccount } from "../requests/api.ts";
import { newCodes, recover } from "./api.ts";
import { Entry } from "./Entry.tsx";
import { restart } from "./restart.ts";

interface Props {
  readonly codes: Signal<readonly string[]>;
}

/** The ways into an account, for a guest. `codes` receives the recovery codes of a new one. */
export function Ways({ codes }: Props) {
  const forgotten = useSignal(false);
  const open = async (name: string, password: string): Promise<void> => {
    await openAccount(name, password);
    codes.value = await newCodes(password).catch(() => []);
    if (codes.value.length === 0) restart();
  };
  return (
    <div class="account-columns">
      {forgotten.value ? (
        <Entry
          title="Log in with a recovery code"
          about="Each code works once. All browsers are logged out, and the new password replaces the old one."
          act="Log in"
          code
          password="New password"
          autocomplete="new-password"
          send={(name, password, code) => recover(name, code, password).then(restart)}
        >
          <button class="linkbtn" type="button" onClick={() => (forgotten.value = false)}>
            Log in with the password
          </button>
        </Entry>
      ) : (
        <Entry
          title="Log in"
          about="Games you have played in this browser move to your account."
          act="Log in"
          password="Password"
          autocomplete="current-password"
          send={(name, password) => logIn(name, password).then(restart)}
        >
          <button class="linkbtn" type="button" onClick={() => (forgotten.value = true)}>
            Forgotten the password?
          </button>
        </Entry>
      )}
      <Entry
        title="Open an account"
        about="Keep your games and your name, and find them from any browser. Games against other accounts and bots are rated."
        act="Open it"
        password="Password"
        autocomplete="new-password"
        send={open}
      />
    </div>
  );
}
