import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { lazy } from "../../parts/lazy.tsx";
import { Icon } from "../../parts/Icon.tsx";
import type { TableInfo } from "../../wire.ts";
import { spokenBy } from "../connection/chat.ts";
import type { Session } from "../connection/session.ts";

const Sheet = lazy(() => import("./ChatSheet.tsx").then((sheet) => sheet.ChatSheet));
const SHOWN = 6_000;

/** Opens the chat; the newest message is shown below it for a moment. */
export function ChatButton({ session, info }: { readonly session: Session; readonly info: TableInfo }) {
  const open = useSignal(false);
  const { news } = session.chat;
  useEffect(() => {
    if (!news.value) return;
    const timer = setTimeout(() => (news.value = null), SHOWN);
    return () => clearTimeout(timer);
  }, [news.value]);
  const said = open.value ? null : news.value;
  return (
    <>
      <button class="iconbtn" type="button" aria-label="Say something" title="Say something" aria-haspopup="dialog" onClick={() => (open.value = true)}>
        <Icon name="people" />
      </button>
      <span class={said ? "heard" : "off-screen"} role="status">
        {said ? spokenBy(said, session.board.names.value) : ""}
      </span>
      {open.value ? <Sheet session={session} info={info} close={() => (open.value = false)} /> : null}
    </>
  );
}
