import { useSignal } from "@preact/signals";
import { ErrorText } from "../../parts/ErrorText.tsx";
import { Shield } from "../../parts/Icon.tsx";
import { errorText, useLoaded } from "../../parts/load.ts";
import { nameOf } from "../../parts/words.ts";
import { peopleAt, profilePath, setMute } from "../../people/api.ts";
import { PersonActs } from "../../people/PersonActs.tsx";
import type { Player, SeatPerson, TableInfo } from "../../wire.ts";
import type { Session } from "../connection/session.ts";

interface Props {
  readonly session: Session;
  readonly info: TableInfo;
}

/** The other people at the table: their profiles, and what one can do when somebody pesters. */
export function PeopleList({ session, info }: Props) {
  const [loaded, again] = useLoaded(() => peopleAt(info.id), [info.id, info.players.length]);
  const others = info.players.filter((player) => player.kind === "person" && player.seat !== info.you);
  const known = loaded.state === "ready" ? loaded.value : [];
  return (
    <ul class="people-list" aria-label="People">
      {others.map((player) => (
        <Row key={player.seat} session={session} info={info} player={player} person={known.find((one) => one.seat === player.seat)} again={again} />
      ))}
    </ul>
  );
}

interface RowProps extends Props {
  readonly player: Player;
  readonly person: SeatPerson | undefined;
  readonly again: () => void;
}

function Row({ session, info, player, person, again }: RowProps) {
  const said = useSignal("");
  const { chat } = session;
  const { seat } = player;
  const name = nameOf(seat, session.board.names.value);
  const silenced = info.muted.includes(seat);
  const muteForAll = () => setMute(info.id, seat, !silenced).catch((wrong: unknown) => (said.value = errorText(wrong)));
  const blocked = (now: boolean): void => {
    if (now) chat.mute(seat, true);
    again();
  };
  return (
    <li>
      <p>
        <Shield seat={seat} class="mark" />
        <b>{person?.profile ? <a href={profilePath(person.profile)} target="_blank">{name}</a> : name}</b>
        <span class="tiny muted">{player.bot ? "a bot plays" : player.here ? "here" : "not here"}</span>
      </p>
      <label class="switch">
        <input type="checkbox" role="switch" checked={chat.muted.value.has(seat)} onChange={(event) => chat.mute(seat, event.currentTarget.checked)} />
        <span>Mute {name}</span>
      </label>
      {info.host ? (
        <label class="switch">
          <input type="checkbox" role="switch" checked={silenced} onChange={muteForAll} />
          <span>
            Mute {name} for everybody
            <small>You are the host. Spectators read along and cannot write.</small>
          </span>
        </label>
      ) : null}
      <PersonActs who={{ table: info.id, seat }} called={name} blocked={person?.blocked ?? false} done={blocked} />
      <ErrorText text={said.value} />
    </li>
  );
}
