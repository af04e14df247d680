import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { recordPath } from "../../api.ts";
import { Icon, Shield } from "../../parts/Icon.tsx";
import { Text } from "../../parts/Text.tsx";
import { nameOf } from "../../parts/words.ts";
import { go } from "../../route.ts";
import type { Scene, TableInfo } from "../../wire.ts";
import { verdictOf } from "./verdict.ts";
import type { Session } from "../connection/session.ts";

interface Props {
  readonly session: Session;
  readonly info: TableInfo;
  readonly scene: Scene;
}

/** The result: who won, by how much and why, and what to do next. It can be closed to see the table. */
export function OverPanel({ session, info, scene }: Props) {
  const aside = useSignal(false);
  const asked = useSignal(false);
  useEffect(() => {
    if (asked.value && info.rematch) go(`/t/${info.rematch}`);
  }, [info.rematch]);
  const names = session.board.names.value;
  if (aside.value) {
    return (
      <button class="btn primary over-again" type="button" onClick={() => (aside.value = false)}>
        Result
      </button>
    );
  }
  const again = (swapped: boolean) => () => {
    asked.value = true;
    if (info.rematch) go(`/t/${info.rematch}`);
    else session.rematch(swapped);
  };
  return (
    <section class="panel over-panel" aria-label="Result">
      <button class="iconbtn aside" type="button" aria-label="Put aside" onClick={() => (aside.value = true)}>
        <Icon name="x" />
      </button>
      <h2>{verdictOf(scene.result, info.you, names)}</h2>
      <p class="muted">
        <Text>{scene.prompt.small || scene.prompt.say}</Text>
      </p>
      {info.unrated ? <p class="tiny muted">{info.unrated}</p> : null}
      <ul class="finals">
        {info.players.map((player) => {
          const gauge = scene.gauges.find((one) => one.owner === player.seat);
          return (
            <li key={player.seat}>
              <Shield seat={player.seat} />
              <span>{nameOf(player.seat, names)}</span>
              {gauge ? <span class="num">{gauge.value}</span> : null}
            </li>
          );
        })}
      </ul>
      <div class="ways">
        {info.event ? (
          <a class="btn primary" href={`/e/${info.event}`}>
            Back to the event
          </a>
        ) : null}
        {info.you === null || info.event ? null : (
          <button class="btn primary" type="button" data-act="rematch" onClick={again(false)}>
            {info.rematch ? "Join the rematch" : "Rematch"}
          </button>
        )}
        {info.you === null || info.rematch || info.event ? null : (
          <button class="btn quiet" type="button" title="Each player moves on to the next seat" onClick={again(true)}>
            Swap seats
          </button>
        )}
        <a class="btn quiet" href={`/r/${info.id}`}>
          Review
        </a>
        <a class="btn quiet" href={recordPath(info.id)} download>
          Record
        </a>
        {info.chance ? (
          <a class="btn quiet" href={`/check/${info.id}`}>
            Check the cards
          </a>
        ) : null}
        <a class="btn quiet" href="/">
          Lobby
        </a>
      </div>
    </section>
  );
}
