// The pace at which acts are shown. It comes from the reader's choice alone, never from the game or from the server's timing.

import { calm, pace, type Pace } from "../../browser/prefs.ts";

export const PACES: readonly (readonly [Pace, string])[] = [
  ["step", "Step"],
  ["calm", "Calm"],
  ["brisk", "Brisk"],
  ["once", "At once"],
];

const TIMES: Readonly<Record<Pace, number>> = { step: Infinity, calm: 700, brisk: 300, once: 0 };

/** How long one act is shown, in milliseconds: Infinity waits for a touch, 0 shows nothing on the way. */
export const actTime = (): number => (calm() || document.hidden ? 0 : TIMES[pace.value]);

/** The same for a replay, which is never shown at once, except without motion. */
export const replayTime = (): number => (pace.value === "once" && !calm() ? TIMES.calm : actTime());
