import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { me } from "../requests/api.ts";
import { Failure } from "../parts/Failure.tsx";
import { Shield } from "../parts/Icon.tsx";
import { useLoaded } from "../parts/load.ts";
import { PageBar } from "../settings/PageBar.tsx";
import { CodeList } from "./CodeList.tsx";
import { ProfileTabs } from "../people/ProfileTabs.tsx";
import { BlockedPanel } from "./BlockedPanel.tsx";
import { Forget } from "./Forget.tsx";
import { Held } from "./Held.tsx";
import { SoundPanel, TablePanel } from "./Preferences.tsx";
import { restart } from "./restart.ts";
import { Ways } from "./Ways.tsx";
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
          {loaded.value.account ? <Held visitor={loaded.value} /> : <Guest name={loaded.value.name} />}
        </main>
      ) : null}
    </>
  );
}

function Guest({ name }: { readonly name: string }) {
  const codes = useSignal<readonly string[]>([]);
  if (codes.value.length > 0) {
    return (
      <>
        <h1>Your account is open</h1>
        <CodeList codes={codes.value} done={restart} />
      </>
    );
  }
  return (
    <>
      <header class="account-head">
        <Shield seat={0} />
        <div>
          <h1>{name}</h1>
          <p class="muted">You play as a guest. Nobody needs an account.</p>
        </div>
      </header>
      <ProfileTabs name="" part="settings" yours />
      <Ways codes={codes} />
      <div class="account-columns">
        <div class="account-column">
          <TablePanel />
        </div>
        <div class="account-column">
          <SoundPanel />
          <BlockedPanel />
          <Forget account={false} />
        </div>
      </div>
    </>
  );
}
