import { describe, expect, it } from "vitest";
import { complete } from "../requests/complete.ts";
import type { TableRow, WaitingTable } from "../wire.ts";
import { against, kindOf, seated, sorted, standingText, timeLeft } from "./rowText.ts";

const player = (seat: number, name: string, kind = "person") => ({ seat, kind, name });
const row = (more: object): TableRow =>
  complete<TableRow>("TableRow", { id: "a", game: "x", title: "X", players: [player(0, "Mira"), player(1, "Dario", "bot")], you: 0, your_turn: false, over: false, note: "", ...more });

describe("a table in the lobby", () => {
  it("names the opponent, bot or person alike", () => {
    expect(against(row({}))).toBe("against Dario");
    expect(against(row({ players: [player(0, "Mira"), player(1, "", "open")] }))).toBe("against the first to join");
    expect(seated(row({}).players)).toBe("Mira and Dario");
  });
  it("says how it stands, to the visitor in the second person", () => {
    expect(standingText(row({}))).toBe("");
    expect(standingText(row({ standing: { turn: "turn 15", leader: 1, score: "14 to 11 points" } }))).toBe("Turn 15. Dario leads, 14 to 11 points");
    expect(standingText(row({ standing: { turn: "turn 15", leader: 0, score: "14 to 11 points" } }))).toBe("Turn 15. You lead, 14 to 11 points");
    expect(standingText(row({ standing: { turn: "round 2" } }))).toBe("Round 2");
  });
  it("is called by its preset where that tells something", () => {
    expect(kindOf(row({ preset: "One deck" }))).toBe("X");
    expect(kindOf(row({ preset: "Two decks", options: "Differs." }))).toBe("X, two decks");
  });
  it("comes first where it waits for the visitor", () => {
    const rows = [row({ id: "over", over: true }), row({ id: "runs" }), row({ id: "waits", your_turn: true })];
    expect(sorted(rows, []).map((one) => one.id)).toEqual(["waits", "runs", "over"]);
  });
  it("comes earlier the less time it leaves, and says how much", () => {
    const due = (id: string, left: number | null): WaitingTable => ({ id, game: "x", title: "X", against: "Dario", left, days: true });
    const waiting = [due("short", 9_000), due("long", 187_200), due("free", null)];
    const rows = ["free", "long", "short"].map((id) => row({ id, your_turn: true }));
    expect(sorted(rows, waiting).map((one) => one.id)).toEqual(["short", "long", "free"]);
    expect(rows.map((one) => timeLeft(one, waiting))).toEqual(["", "2 days 4 hours left", "2 hours 30 minutes left"]);
    expect(timeLeft(row({ id: "short" }), waiting)).toBe("");
  });
});
