import { useSignal } from "@preact/signals";
import { phrases } from "../../requests/api.ts";
import { Dialog } from "../../parts/Dialog.tsx";
import { Icon, Shield } from "../../parts/Icon.tsx";
import { useLoaded } from "../../parts/load.ts";
import { nameOf } from "../../parts/words.ts";
import type { TableInfo } from "../../wire.ts";
import { SERVER } from "../connection/chat.ts";
import type { Session } from "../connection/session.ts";
import { PeopleList } from "./PeopleList.tsx";
import "../../look/chat.css";
import "../../settings/settings.css";

interface Props {
  readonly session: Session;
  readonly info: TableInfo;
  readonly close: () => void;
}

const LONGEST = 200;

/** The chat: messages, phrases to send and, at a private table, free text. */
export function ChatSheet({ session, info, close }: Props) {
  const [loaded] = useLoaded(phrases, []);
  const names = session.board.names.value;
  const { chat } = session;
  return (
    <Dialog title="At the table" close={close} class="chat">
      <ol class="chat-said" aria-label="What was said">
        {chat.heard.value.map((one, index) => (
          <li key={index}>
            {one.seat === SERVER ? <Icon name="warn" /> : <Shield seat={one.seat} class="mark" />}
            <span>
              {one.seat === SERVER ? null : <b>{nameOf(one.seat, names)}</b>} {one.text}
            </span>
          </li>
        ))}
        {chat.heard.value.length === 0 ? <li class="muted">Nothing yet.</li> : null}
      </ol>
      {info.you === null ? null : (
        <div class="chat-phrases">
          {(loaded.state === "ready" ? loaded.value : []).map((text, phrase) => (
            <button class="btn quiet" type="button" key={phrase} onClick={() => session.say({ phrase, text: "" })}>
              {text}
            </button>
          ))}
        </div>
      )}
      {info.you !== null && info.private ? <Words session={session} /> : null}
      <PeopleList session={session} info={info} />
    </Dialog>
  );
}

function Words({ session }: { readonly session: Session }) {
  const text = useSignal("");
  const send = (event: Event) => {
    event.preventDefault();
    if (text.value.trim()) session.say({ phrase: null, text: text.value });
    text.value = "";
  };
  return (
    <form class="chat-words" onSubmit={send}>
      <label class="field">
        <span>In your own words</span>
        <input value={text.value} maxLength={LONGEST} autocomplete="off" onInput={(event) => (text.value = event.currentTarget.value)} />
      </label>
      <button class="btn quiet" type="submit">
        Say
      </button>
    </form>
  );
}
