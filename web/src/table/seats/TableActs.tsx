import { useSignal } from "@preact/signals";
import { nameOf } from "../../parts/words.ts";
import type { TableInfo } from "../../wire.ts";
import type { Session } from "../connection/session.ts";
import "../../look/agreements.css";

interface Props {
  readonly session: Session;
  readonly info: TableInfo;
  readonly done: () => void;
}

/** What a player can do besides playing moves: take back, offer a draw, resign. */
export function TableActs({ session, info, done }: Props) {
  const sure = useSignal(false);
  const act = (ask: () => void) => () => {
    ask();
    done();
  };
  const names = session.board.names.value;
  const gone = info.players.filter((player) => player.kind === "person" && !player.here && !player.bot && player.seat !== info.you);
  const alone = info.players.every((player) => player.kind === "bot" || player.seat === info.you);
  return (
    <section class="table-acts" aria-label="At this table">
      <button class="btn quiet" type="button" onClick={act(() => session.takeBack())}>
        Take back my last move
      </button>
      {info.draws && !alone ? (
        <button class="btn quiet" type="button" onClick={act(() => session.propose("draw"))}>
          Offer a draw
        </button>
      ) : null}
      {alone || info.you === null || info.players[info.you]?.bot ? null : (
        <button class="btn quiet" type="button" onClick={act(() => session.propose("bot"))}>
          Let a bot play for me
        </button>
      )}
      {gone.map((player) => (
        <button class="btn quiet" type="button" key={player.seat} onClick={act(() => session.propose("bot", player.seat))}>
          Let a bot play for {nameOf(player.seat, names)}, who has left
        </button>
      ))}
      {info.players.length > 2 ? null : sure.value ? (
        <button class="btn danger" type="button" onClick={act(() => session.resign())}>
          Yes, I resign
        </button>
      ) : (
        <button class="btn quiet" type="button" onClick={() => (sure.value = true)}>
          Resign
        </button>
      )}
    </section>
  );
}
