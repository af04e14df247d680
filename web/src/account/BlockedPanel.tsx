import { useSignal } from "@preact/signals";
import { errorText, useLoaded } from "../parts/load.ts";
import { blocks, unblock } from "../people/api.ts";
import type { Blocked } from "../wire.ts";
import { day } from "./times.ts";

/** The people whom the visitor has blocked; nothing where there are none. */
export function BlockedPanel() {
  const [loaded] = useLoaded(blocks, []);
  if (loaded.state !== "ready" || loaded.value.length === 0) return null;
  return <List first={loaded.value} />;
}

function List({ first }: { readonly first: readonly Blocked[] }) {
  const all = useSignal(first);
  const said = useSignal("");
  const lift = async (one: Blocked) => {
    try {
      all.value = await unblock(one.id);
      said.value = `${one.name} is no longer blocked.`;
    } catch (wrong) {
      said.value = errorText(wrong);
    }
  };
  return (
    <section class="panel account-part" aria-label="Blocked people">
      <h2>Blocked people</h2>
      <p class="tiny muted">You do not see their messages, and you do not meet at open tables. They are not told.</p>
      <ul class="session-list">
        {all.value.map((one) => (
          <li class="account-row" key={one.id}>
            <div>
              <b>{one.name}</b>
              <p class="tiny muted">since {day(one.at)}</p>
            </div>
            <button class="btn quiet" type="button" onClick={() => void lift(one)}>
              Unblock<span class="off-screen"> {one.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <p class="tiny muted" role="status">
        {said.value}
      </p>
    </section>
  );
}
