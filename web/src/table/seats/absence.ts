// What happens at a table while somebody is gone, in words.

import { span } from "../../parts/span.ts";
import { nameOf } from "../../parts/words.ts";
import type { TableInfo } from "../../wire.ts";
import { face, left, type TimedClocks } from "../board/clocks.ts";

export interface Absence {
  readonly seat: number;
  readonly text: string;
  /** A bot may take over now without asking anybody. */
  readonly bot: boolean;
}

interface Moment {
  readonly names: readonly string[];
  readonly clocks: TimedClocks | null;
  /** This machine's monotonic clock in milliseconds, and when the table's description arrived. */
  readonly now: number;
  readonly told: number;
}

/** The people who have left, and what comes of it. Nobody is missed in a correspondence game, nor before the first card. */
export function absences(info: TableInfo, moment: Moment): readonly Absence[] {
  if (!info.started || info.over || info.you === null || / days? per move/.test(info.clock)) return [];
  return info.players.flatMap((player): Absence[] => {
    if (player.kind !== "person" || player.here || player.bot || player.seat === info.you || player.takeover === null) return [];
    const wait = Math.max(0, player.takeover - (moment.now - moment.told) / 1_000);
    return [{ seat: player.seat, text: `${nameOf(player.seat, moment.names)} has left. ${next(info, player.seat, wait, moment)}`, bot: wait === 0 }];
  });
}

function next(info: TableInfo, seat: number, wait: number, { clocks, now }: Moment): string {
  const bot = wait === 0 ? "A bot can take over now; the game is then not rated." : `A bot can take over in ${wait < 60 ? `${Math.ceil(wait)} seconds` : span(wait)}${asked(info, seat)}.`;
  if (!clocks) return `The game waits. ${bot}`;
  if (clocks.running === seat) return `Their clock has ${face(left(clocks, seat, now))} left; then the default move is made. ${bot}`;
  return `Their clock runs when it is their turn. When their time is up, the default move is made. ${bot}`;
}

/** Among more than two people the others can agree to a bot at once. */
const asked = (info: TableInfo, gone: number): string =>
  info.players.filter((player) => player.kind === "person" && !player.bot && player.seat !== info.you && player.seat !== gone).length > 0 ? ", or at once if the others agree" : "";
