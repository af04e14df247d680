import { Icon } from "../../../parts/Icon.tsx";
import { ClockFace } from "../../../table/scene/ClockFace.tsx";
import { useBoard } from "../../../table/board/context.ts";

/** The running clock, or a note that the table has none. */
export function DraftClock() {
  const clocks = useBoard().clocks.value;
  if (clocks && clocks.running !== null) return <ClockFace seat={clocks.running} />;
  return (
    <span class="b-clock">
      <Icon name="clock" />
      {clocks ? "" : "no clock"}
    </span>
  );
}
