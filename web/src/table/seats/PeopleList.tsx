import { useSignal } from "@preact/signals";
import { ErrorText } from "../../parts/ErrorText.tsx";
import { Arms } from "../../parts/Crest.tsx";
import { Shield } from "../../parts/Icon.tsx";
import { errorText, useLoaded } from "../../parts/load.ts";
import { nameOf } from "../../parts/words.ts";
import { peopleAt, setMute } from "../../people/api.ts";
import { PersonActs } from "../../people/PersonActs.tsx";
import type { Player, SeatPerson, TableInfo } from "../../wire.ts";
import type { Session } from "../connection/session.ts";
import { Lead } from "../scene/Lead.tsx";

interface Props {
  readonly session: Session;
  readonly info: TableInfo;
}

/** The others at the table: people with their profiles and what one can do when somebody pesters, then bots. */
export function PeopleList({ session, info }: Props) {
  const [loaded, again] = useLoaded(() => peopleAt(info.id), [info.id, info.players.length]);
  const others = info.players.filter((player) => player.kind === "person" && player.seat !== info.you);
  const known = loaded.state === "ready" ? loaded.value : [];
  return (
    <ul class="people-list" aria-label="People">
      {others.map((player) => (
        <Row key={player.seat} session={session} info={info} player={player} person={known.find((one) => one.seat === player.seat)} again={again} />
      ))}
      {info.players.filter((player) => player.kind === "bot").map((player) => (
        <BotRow key={player.seat} player={player} />
      ))}
    </ul>
  );
}

function BotRow({ player }: { readonly player: Player }) {
  return (
    <li>
      <p>
        <Arms seat={player.seat} charge={player.charge} class="mark" />
        <b>
          <Lead seat={player.seat} />
        </b>
        <span class="tiny muted">{player.level ? `${player.level}, a bot` : "a bot"}</span>
      </p>
    </li>
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
        <b>
          <Lead seat={seat} />
        </b>
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
