import { expect, test } from "vitest";
import type { Player, TableInfo } from "../../wire.ts";
import { absences } from "./absence.ts";

const player = (seat: number, more: Partial<Player> = {}): Player => ({ seat, kind: "person", name: "", here: true, bot: "", away: false, takeover: null, ready: false, level: "", character: "", charge: "", ...more });
const table = (players: readonly Player[], clock = ""): TableInfo => ({ players, clock, you: 0, started: true, over: false }) as TableInfo;
const names = ["Mira", "Oskar", "Ines"];
const moment = { names, clocks: null, now: 10_000, told: 0 };
const clocks = { type: "clocks", left: [60, 252], running: 1, at: 10_000 } as const;
const gone = player(1, { here: false, takeover: 170 });

test("without a clock the game waits until a bot can take over", () => {
  expect(absences(table([player(0), gone]), moment)).toEqual([{ seat: 1, text: "Oskar has left. The game waits. A bot can take over in 2 minutes.", bot: false }]);
  const long = absences(table([player(0), gone]), { ...moment, now: 200_000 });
  expect(long).toEqual([{ seat: 1, text: "Oskar has left. The game waits. A bot can take over now; the game is then not rated.", bot: true }]);
});

test("a clock that runs is told with what follows it", () => {
  const [absence] = absences(table([player(0), gone], "5 minutes for the game"), { ...moment, clocks });
  expect(absence!.text).toBe("Oskar has left. Their clock has 4:12 left; then the default move is made. A bot can take over in 2 minutes.");
  const [other] = absences(table([player(0), gone], "5 minutes for the game"), { ...moment, clocks: { ...clocks, running: 0 } });
  expect(other!.text).toContain("Their clock runs when it is their turn");
});

test("among three the others can agree", () => {
  expect(absences(table([player(0), gone, player(2)]), { ...moment, now: 130_000 })[0]!.text).toBe("Oskar has left. The game waits. A bot can take over in 40 seconds, or at once if the others agree.");
});

test("nobody is missed over days, while a bot plays, before the start or by a spectator", () => {
  expect(absences(table([player(0), gone], "2 days per move"), moment)).toEqual([]);
  expect(absences(table([player(0), { ...gone, bot: "squire" }]), moment)).toEqual([]);
  expect(absences({ ...table([player(0), gone]), started: false }, moment)).toEqual([]);
  expect(absences({ ...table([player(0), gone]), you: null }, moment)).toEqual([]);
});
