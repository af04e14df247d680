import { useSignal } from "@preact/signals";
import { Icon } from "../parts/Icon.tsx";
import { errorText } from "../parts/load.ts";
import type { AccountInfo, SessionInfo } from "../wire.ts";
import { logOutElsewhere, logOutThere } from "./api.ts";
import { ago, day } from "./times.ts";

/** The browsers in which the account is logged in. */
export function Sessions({ first }: { readonly first: AccountInfo }) {
  const sessions = useSignal(first.sessions);
  const said = useSignal("");
  const end = async (ended: () => Promise<AccountInfo>, told: string): Promise<void> => {
    try {
      sessions.value = (await ended()).sessions;
      said.value = told;
    } catch (wrong) {
      said.value = errorText(wrong);
    }
  };
  return (
    <section class="panel account-part" aria-label="Where you are logged in">
      <h2>Where you are logged in</h2>
      <ul class="session-list">
        {sessions.value.map((session) => (
          <Row key={session.id} session={session} end={() => end(() => logOutThere(session.id), `Logged out: ${session.device}.`)} />
        ))}
      </ul>
      {sessions.value.length > 1 ? (
        <button class="btn quiet" type="button" onClick={() => end(logOutElsewhere, "All other browsers are logged out.")}>
          Log out everywhere else
        </button>
      ) : null}
      <p class="tiny muted" role="status">
        {said.value}
      </p>
    </section>
  );
}

function Row({ session, end }: { readonly session: SessionInfo; readonly end: () => void }) {
  const now = Date.now() / 1000;
  return (
    <li class="account-row">
      <div>
        <b>{session.device}</b>
        <p class="tiny muted">
          {session.here ? "This browser" : `Last seen ${ago(session.seen, now)}`}, logged in on {day(session.created)}
        </p>
      </div>
      {session.here ? (
        <span class="fact on">
          <Icon name="check" />
          here
        </span>
      ) : (
        <button class="btn quiet" type="button" aria-label={`Log out there: ${session.device}`} onClick={end}>
          Log out there
        </button>
      )}
    </li>
  );
}
