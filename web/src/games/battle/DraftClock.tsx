import { Icon } from "../../parts/Icon.tsx";

/** The place of the clock. A table without one says so. */
export function DraftClock() {
  return (
    <span class="b-clock">
      <Icon name="clock" />
      no clock
    </span>
  );
}
