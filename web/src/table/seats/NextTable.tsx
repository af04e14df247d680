import { Icon } from "../../parts/Icon.tsx";
import { span } from "../../parts/span.ts";
import { ask, permission } from "../../shell/notify.ts";
import { notify, offered } from "../../browser/prefs.ts";
import { elsewhere, refresh } from "../../shell/waiting.ts";
import type { TableInfo } from "../../wire.ts";
import { useEffect } from "preact/hooks";
import "../../look/agreements.css";

/** At a correspondence table: the next table that waits, once the move is made, and the offer to be notified. */
export function NextTable({ info, asked, seq }: { readonly info: TableInfo; readonly asked: boolean; readonly seq: number }) {
  useEffect(() => void refresh(), [seq, asked]);
  const next = elsewhere.value[0];
  if (!asked && next) {
    return (
      <section class="agreement" aria-label="Next table">
        <Icon name="arrow" />
        <p>
          {elsewhere.value.length === 1 ? "Another table waits for you" : `${elsewhere.value.length} more tables wait for you`}: {next.title} against {next.against}
          {next.left === null ? "" : `, ${span(next.left)} left`}.
        </p>
        <div class="agreement-acts">
          <a class="btn primary" href={`/t/${next.id}`}>
            Next table
          </a>
        </div>
      </section>
    );
  }
  return asked || info.over ? null : <Offer />;
}

/** Offers notifications once. */
function Offer() {
  if (offered.value === "yes" || notify.value === "on" || permission.value !== "default") return null;
  return (
    <section class="agreement" aria-label="Notifications">
      <Icon name="hint" />
      <p>Let this browser tell you when it is your turn? It works while a page of Regalia is open.</p>
      <div class="agreement-acts">
        <button
          class="btn quiet"
          type="button"
          onClick={() => {
            offered.value = "yes";
            void ask();
          }}
        >
          Notify me
        </button>
        <button class="btn quiet" type="button" onClick={() => (offered.value = "yes")}>
          No
        </button>
      </div>
    </section>
  );
}
