import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../../parts/Icon.tsx";
import { nameOf } from "../../parts/words.ts";
import type { TableInfo } from "../../wire.ts";
import type { Session } from "../connection/session.ts";
import { absences } from "./absence.ts";
import "../../look/agreements.css";

const TICK = 1_000;

/** Who has left the table, and what happens next. */
export function AbsenceStrip({ session, info }: { readonly session: Session; readonly info: TableInfo }) {
  const now = useSignal(performance.now());
  const missing = info.players.some((player) => player.takeover !== null);
  useEffect(() => {
    now.value = performance.now();
    if (!missing) return;
    const timer = setInterval(() => (now.value = performance.now()), TICK);
    return () => clearInterval(timer);
  }, [missing, info]);
  const names = session.board.names.value;
  const closed = useSignal("");
  const found = absences(info, { names, clocks: session.board.clocks.value, now: now.value, told: session.told }).filter((absence) => closed.value !== `${absence.seat} ${absence.bot}`);
  if (found.length === 0) return null;
  return (
    <>
      {found.map((absence) => (
        <section class="agreement absence" key={absence.seat} aria-label={`${nameOf(absence.seat, names)} has left`}>
          <Icon name="clock" />
          <p>{absence.text}</p>
          {absence.bot ? (
            <div class="agreement-acts">
              <button class="btn quiet" type="button" onClick={() => session.propose("bot", absence.seat)}>
                Let a bot play for {nameOf(absence.seat, names)}
              </button>
            </div>
          ) : null}
          <button class="iconbtn" type="button" aria-label="Close" onClick={() => (closed.value = `${absence.seat} ${absence.bot}`)}>
            <Icon name="x" />
          </button>
        </section>
      ))}
      <span class="off-screen" role="status">
        {found.map((absence) => `${nameOf(absence.seat, names)} has left.`).join(" ")}
      </span>
    </>
  );
}
