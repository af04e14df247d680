import { ShareLink } from "../parts/ShareLink.tsx";
import type { EventInfo } from "../wire.ts";

/** Sends the event's public page round, and keeps its planned start in a calendar. */
export function SendRound({ info }: { readonly info: EventInfo }) {
  return (
    <p class="send-round">
      <ShareLink link={`${location.origin}/e/${info.id}`} title={info.title}>
        Send this page
      </ShareLink>
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
    </p>
  );
}
