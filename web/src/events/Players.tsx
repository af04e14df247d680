import { Drawing } from "../parts/Icon.tsx";
import { counted } from "../parts/words.ts";
import type { EventInfo } from "../wire.ts";
import type { Act } from "./api.ts";

interface Props {
  readonly info: EventInfo;
  readonly act: (what: Act) => Promise<boolean>;
}

/** Who plays, until the standings list them. Before the start players come and go; later one who leaves has dropped out. */
export function Players({ info, act }: Props) {
  const open = info.phase === "open";
  if (info.phase === "playing" || info.phase === "over") return info.you === null || info.phase === "over" ? null : <Leave open={false} act={act} />;
  return (
    <section class="panel">
      <header>
        <h2>Players</h2>
        <span class="r">{info.players.length}</span>
      </header>
      {open ? <Places taken={info.players.length} least={info.least} /> : null}
      <ul class="event-players">
        {info.players.map((player) => (
          <li key={player.number}>
            <span>
              {player.name}
              {player.number === info.you ? " (you)" : ""}
              {player.team === null ? null : <span class="tiny muted"> team {player.team + 1}</span>}
              {player.deck_missing ? <span class="tiny muted"> is building a deck</span> : null}
              {player.entrant !== null && info.entrants[player.entrant]?.gone ? <span class="tiny muted"> dropped out</span> : null}
            </span>
            {info.host && open ? (
              <button class="btn quiet" type="button" aria-label={`Remove ${player.name}`} onClick={() => act({ type: "remove", player: player.number })}>
                Remove
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {info.you !== null ? <Leave open={open} act={act} /> : null}
    </section>
  );
}

const DRAWN = 32;

/** The places as shields: those taken, and those that are still needed. */
function Places({ taken, least }: { readonly taken: number; readonly least: number }) {
  const missing = Math.max(0, least - taken);
  return (
    <div class="event-places">
      <p class="shields" aria-hidden="true">
        {Array.from({ length: Math.min(taken, DRAWN) }, (_, at) => (
          <Drawing key={at} id={`shield-${at % 8}`} />
        ))}
        {Array.from({ length: Math.min(missing, Math.max(0, DRAWN - taken)) }, (_, at) => (
          <i key={at} />
        ))}
      </p>
      <p class="tiny muted">
        {taken === 0 ? "Nobody has joined yet. " : ""}
        {missing > 0 ? `${counted(missing, "place")} to fill: send this page to your players. Bots can take the rest.` : "Enough to begin. More can join until the start."}
      </p>
    </div>
  );
}

function Leave({ open, act }: { readonly open: boolean; readonly act: Props["act"] }) {
  return (
    <p class="leave">
      <button class="btn ghost" type="button" onClick={() => (open || confirm("Drop out of the event for good?")) && void act({ type: "leave" })}>
        {open ? "Leave" : "Drop out"}
      </button>
    </p>
  );
}
