import { describe, expect, it } from "vitest";
import { complete } from "../requests/complete.ts";
import type { Replay } from "../wire.ts";
import { recordOf } from "./record.ts";

const players = [0, 1].map((seat) => ({ seat, kind: "person", name: "" }));
const what = { id: "x", game: "royals", title: "Royals", players, steps: 1, lines: ["~ first 0"], options: { decks: 2 } };

describe("the record of a replay", () => {
  it("has what a record needs", () => {
    const replay = complete<Replay>("Replay", { ...what, result: [1, 0], reason: "idle" });
    expect(JSON.parse(recordOf(replay))).toEqual({
      format: "regalia/1",
      game: "royals",
      options: { decks: 2 },
      seats: 2,
      lines: ["~ first 0"],
      result: [1, 0],
      reason: "idle",
    });
  });
  it("claims no result where the game is not over", () => {
    const replay = complete<Replay>("Replay", { ...what, result: null, reason: "" });
    expect(Object.keys(JSON.parse(recordOf(replay)))).toEqual(["format", "game", "options", "seats", "lines"]);
  });
});
