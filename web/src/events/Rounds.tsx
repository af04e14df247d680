import { Icon } from "../parts/Icon.tsx";
import type { BoutInfo, EventInfo, RoundInfo } from "../wire.ts";
import type { Act } from "./api.ts";
import { Correction } from "./Correction.tsx";
import { eliminates, entrantName, scoreOf } from "./eventText.ts";

interface Props {
  readonly info: EventInfo;
  readonly act: (what: Act) => Promise<boolean>;
}

/** The rounds, the newest first; before the first one the pods in which decks are built. */
export function Rounds({ info, act }: Props) {
  return (
    <>
      {info.rounds.toReversed().map((made) => (
        <RoundPanel key={made.number} info={info} made={made} act={act} />
      ))}
      {info.pods.length ? <Pods info={info} /> : null}
    </>
  );
}

function RoundPanel({ info, made, act }: Props & { readonly made: RoundInfo }) {
  return (
    <details class="panel round" open={made.number === info.rounds.length && !info.bracket.length}>
      <summary>
        <h2>Round {made.number}</h2>
      </summary>
      <ul class="bouts">
        {made.bouts.map((bout) => (
          <Bout key={bout.table} info={info} round={made.number} bout={bout} act={act} />
        ))}
        {made.byes.map((entrant) => (
          <li class="bout" key={`bye-${entrant}`}>
            <span class="who">{entrantName(info, entrant)}</span>
            <span class="muted tiny">has a bye</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Bout({ info, round, bout, act }: Props & { readonly round: number; readonly bout: BoutInfo }) {
  const last = bout.games.at(-1);
  const correctable = info.host && (!eliminates(info) || round === info.rounds.length);
  return (
    <li class="bout" data-over={bout.over}>
      <span class="who">
        {bout.entrants.map((entrant, index) => (
          <span key={entrant}>
            {index ? " – " : ""}
            <span class={entrant === bout.winner ? "winner" : ""}>
              {entrant === bout.winner ? <Icon name="crown" /> : null}
              {entrantName(info, entrant)}
              {entrant === bout.winner ? <span class="off-screen"> (won)</span> : null}
            </span>
          </span>
        ))}
        <span class="tiny muted"> {scoreOf(bout)}</span>
      </span>
      <span class="bout-acts">
        {bout.games.map((game, index) =>
          game.shown ? (
            <a key={game.table} class="btn quiet" href={`/r/${game.table}`}>
              {bout.games.length > 1 ? `Game ${index + 1}` : "Review"}
            </a>
          ) : null,
        )}
        {!bout.over && last && !last.over ? (
          <a class="btn quiet" href={`/t/${last.table}`}>
            Watch
          </a>
        ) : null}
        {correctable ? <Correction info={info} round={round} bout={bout} act={act} /> : null}
      </span>
      {bout.note ? <p class="tiny bout-note">Set by the host: {bout.note}</p> : null}
    </li>
  );
}

function Pods({ info }: { readonly info: EventInfo }) {
  return (
    <section class="panel" aria-label="Building">
      <header>
        <h2>Building decks</h2>
      </header>
      <ul class="bouts">
        {info.pods.map((pod) => (
          <li class="bout" key={pod.number}>
            <span class="who">{pod.players.map((player) => info.players[player]?.name).join(", ")}</span>
            <span class="muted tiny">{pod.built ? "decks are built" : "building"}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
