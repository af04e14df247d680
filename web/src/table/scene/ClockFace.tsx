import { useSignal } from "@preact/signals";
import { useContext, useEffect } from "preact/hooks";
import { Icon } from "../../parts/Icon.tsx";
import { Names } from "../../parts/Text.tsx";
import { nameOf } from "../../parts/words.ts";
import { face, left, LOW, spoken, warning } from "../board/clocks.ts";
import { useBoard } from "../board/context.ts";
import "../../look/clock.css";

const TICK = 250;

/** A seat's clock, filled while it runs. Only the viewer's own clock announces that time is short. */
export function ClockFace({ seat }: { readonly seat: number }) {
  const board = useBoard();
  const names = useContext(Names);
  const clocks = board.clocks.value;
  const runs = clocks?.running === seat;
  const now = useSignal(0);
  const said = useSignal("");
  useEffect(() => {
    said.value = "";
    if (!clocks || !runs) return;
    const tick = () => {
      const before = left(clocks, seat, Math.max(now.value, clocks.at));
      now.value = performance.now();
      said.value = warning(before, left(clocks, seat, now.value)) || said.value;
    };
    const timer = setInterval(tick, TICK);
    return () => clearInterval(timer);
  }, [clocks, runs]);
  if (!clocks) return null;
  const seconds = left(clocks, seat, Math.max(now.value, clocks.at));
  const own = board.shown.value?.scene.seat === seat;
  const low = runs && seconds <= LOW;
  return (
    <span class={`clock ${runs ? "run" : ""} ${low ? "low" : ""}`} role="timer" aria-label={`Clock of ${nameOf(seat, names)}: ${spoken(seconds)}`}>
      <Icon name={low ? "warn" : "clock"} />
      <span aria-hidden="true">{face(seconds)}</span>
      {own ? (
        <span class="off-screen" role="status">
          {said.value}
        </span>
      ) : null}
    </span>
  );
}
