// A finished event, to show on the page of events what one is.

import type { BoutInfo, BracketCell, EventInfo } from "../wire.ts";

const NAMES = ["Greta", "Dario", "Hugo", "Alba"];

const bout = (table: number, entrants: readonly number[], wins: readonly number[]): BoutInfo => ({ table, entrants, places: [], wins, winner: entrants[wins[0]! > wins[1]! ? 0 : 1]!, over: true, how: "", note: "", games: [] });

const cell = (number: number, table: number, feeds: number | null, middle: number, entrants: readonly number[]): BracketCell => ({ number, table, feeds, middle, sides: entrants.map((entrant) => ({ entrant, words: "" })) });

export const EXAMPLE: EventInfo = {
  id: "", seq: 0, title: "", game: "", game_title: "", plan: [], system: "bracket", phase: "over", paused: false, host: false, host_name: "", you: null, ready: "", deck: null, has_deck: false, code: "",
  least: 4, team_size: 1, bots: [], players: [], entrants: NAMES.map((name, number) => ({ number, name, players: [], gone: false })), pods: [], matches: 3, starts: null, ends: null, standings: [], notes: [], told: "", lines: [],
  rounds: [
    { number: 1, byes: [], bouts: [bout(1, [0, 3], [2, 0]), bout(2, [1, 2], [1, 2])] },
    { number: 2, byes: [], bouts: [bout(1, [0, 2], [2, 1])] },
  ],
  bracket: [
    { title: "Semi-finals", cells: [cell(1, 1, 0, 1, [0, 3]), cell(2, 2, 0, 4, [1, 2])] },
    { title: "Final", cells: [cell(3, 1, null, 2.5, [0, 2])] },
  ],
};
