import { useSignal } from "@preact/signals";
import { logOut } from "../requests/api.ts";
import { Failure } from "../parts/Failure.tsx";
import { Shield } from "../parts/Icon.tsx";
import { useLoaded } from "../parts/load.ts";
import { NameField } from "../settings/NameField.tsx";
import type { Me } from "../wire.ts";
import { account } from "./api.ts";
import { ProfileTabs } from "../people/ProfileTabs.tsx";
import { BlockedPanel } from "./BlockedPanel.tsx";
import { Forget } from "./Forget.tsx";
import { CodesRow, PasswordRow } from "./Keys.tsx";
import { SoundPanel, TablePanel } from "./Preferences.tsx";
import { Sessions } from "./Sessions.tsx";
import { day } from "./times.ts";
import { restart } from "./restart.ts";

/** The page of a visitor who is logged in. */
export function Held({ visitor }: { readonly visitor: Me }) {
  const [loaded, again] = useLoaded(account, []);
  const name = useSignal(visitor.name);
  return (
    <>
      <header class="account-head">
        <Shield seat={0} />
        <div>
          <h1>{name.value}</h1>
          <p class="muted">{loaded.state === "ready" ? `Account since ${day(loaded.value.created)}.` : "\u00a0"}</p>
        </div>
        <button class="btn quiet" type="button" onClick={() => logOut(false).then(restart)}>
          Log out
        </button>
      </header>
      <ProfileTabs name="" part="settings" yours />
      {loaded.state === "failed" ? <Failure text={loaded.why} again={again} /> : null}
      {loaded.state === "ready" ? (
        <div class="account-columns">
          <div class="account-column">
            <section class="panel account-part" aria-label="You">
              <h2>You</h2>
              <NameField name={name} />
              <p class="tiny muted">The name at the table is also the name you log in with.</p>
              <PasswordRow info={loaded.value} again={again} />
              <CodesRow info={loaded.value} again={again} />
            </section>
            <SoundPanel />
            <Sessions first={loaded.value} />
          </div>
          <div class="account-column">
            <TablePanel />
            <BlockedPanel />
            <Forget account />
          </div>
        </div>
      ) : null}
    </>
  );
}
