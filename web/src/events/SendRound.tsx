import { useSignal } from "@preact/signals";
import { Icon } from "../parts/Icon.tsx";
import type { EventInfo } from "../wire.ts";

const SHOWN = 2_500;

/** Sends the event's public page round, and keeps its planned start in a calendar. */
export function SendRound({ info }: { readonly info: EventInfo }) {
  const said = useSignal("");
  const link = `${location.origin}/e/${info.id}`;
  const send = async () => {
    const native = "share" in navigator;
    try {
      await (native ? navigator.share({ title: info.title, url: link }) : (navigator as Navigator).clipboard.writeText(link));
      said.value = native ? "" : "The link is copied.";
    } catch {
      said.value = link; // the clipboard needs a secure page: the link can be copied by hand
      return;
    }
    setTimeout(() => (said.value = ""), SHOWN);
  };
  return (
    <p class="send-round">
      <button class="btn quiet" type="button" onClick={send}>
        <Icon name="share" />
        Send this page
      </button>
      {info.starts === null ? null : (
        <a class="btn quiet" href={`/api/events/${info.id}/event.ics`} download>
          Add to calendar
        </a>
      )}
      {info.bracket.length ? (
        <a class="btn quiet" href={`/api/events/${info.id}/picture.svg?theme=${document.documentElement.dataset["theme"] ?? "light"}`} download={`event-${info.id}.svg`}>
          Save the bracket
        </a>
      ) : null}
      <span role="status" class="tiny">
        {said.value}
      </span>
    </p>
  );
}
