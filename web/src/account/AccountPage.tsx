import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { forgetMe, logIn, logOut, me, openAccount } from "../api.ts";
import { Failure } from "../parts/Failure.tsx";
import { errorText, useLoaded } from "../parts/load.ts";
import { PageBar } from "../settings/PageBar.tsx";
import type { Me } from "../wire.ts";
import "./account.css";
import "../settings/settings.css";

/** The account page. An account is optional: it brings your games to any browser, and ratings. */
export function AccountPage() {
  const [loaded, again] = useLoaded(me, []);
  useEffect(() => {
    document.title = "Account · Regalia";
  }, []);
  return (
    <>
      <PageBar />
      {loaded.state === "failed" ? <Failure text={loaded.why} again={again} /> : null}
      {loaded.state === "ready" ? (
        <main class="wrap account-page">
          <h1>{loaded.value.account ? loaded.value.name : "Account"}</h1>
          {loaded.value.account ? <Held visitor={loaded.value} /> : <Ways />}
          <Forget account={loaded.value.account} />
        </main>
      ) : null}
    </>
  );
}

/** Loads the page again: everything on it may belong to another visitor now. */
const restart = (): void => location.assign("/");

function Ways() {
  return (
    <div class="account-ways">
      <Entry title="Log in" about="Games you have played in this browser move to your account." act="Log in" autocomplete="current-password" send={logIn} />
      <Entry title="Open an account" about="Keep your games and your name, and find them from any browser. Games against other accounts and bots are rated." act="Open it" autocomplete="new-password" send={openAccount} />
    </div>
  );
}

interface EntryProps {
  readonly title: string;
  readonly about: string;
  readonly act: string;
  readonly autocomplete: "current-password" | "new-password";
  readonly send: (name: string, password: string) => Promise<Me>;
}

function Entry({ title, about, act, autocomplete, send }: EntryProps) {
  const name = useSignal("");
  const password = useSignal("");
  const said = useSignal("");
  const submit = async (event: Event) => {
    event.preventDefault();
    try {
      await send(name.value, password.value);
      restart();
    } catch (wrong) {
      said.value = errorText(wrong);
    }
  };
  return (
    <form class="panel account-part" aria-label={title} onSubmit={submit}>
      <h2>{title}</h2>
      <p class="tiny muted">{about}</p>
      <label class="field">
        <span>Name</span>
        <input value={name.value} required maxLength={24} autocomplete="username" onInput={(event) => (name.value = event.currentTarget.value)} />
      </label>
      <label class="field">
        <span>Password</span>
        <input type="password" value={password.value} required minLength={8} maxLength={200} autocomplete={autocomplete} onInput={(event) => (password.value = event.currentTarget.value)} />
      </label>
      <button class="btn quiet" type="submit">
        {act}
      </button>
      <p class="wrong" role="alert">
        {said.value}
      </p>
    </form>
  );
}

function Held({ visitor }: { readonly visitor: Me }) {
  const out = (everywhere: boolean) => () => logOut(everywhere).then(restart);
  return (
    <section class="panel account-part" aria-label="Your account">
      <p>You are logged in as {visitor.name}.</p>
      <div class="ways">
        <button class="btn quiet" type="button" onClick={out(false)}>
          Log out
        </button>
        <button class="btn quiet" type="button" onClick={out(true)}>
          Log out everywhere
        </button>
      </div>
    </section>
  );
}

function Forget({ account }: { readonly account: boolean }) {
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
        <button class="btn quiet" type="button" onClick={() => (sure.value = true)}>
          Delete my data
        </button>
      )}
    </section>
  );
}
