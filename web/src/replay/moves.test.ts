import { expect, test } from "vitest";
import type { Deed, Judged, Review } from "../wire.ts";
import { turnsOf } from "./moves.ts";

const advice = { margin: 0.01, worse: false, why: "" };
const judged = (at: number, turn: string, line: string, best: string, mistake = false): Judged => ({
  at,
  drop: 0.05,
  doubt: 0.01,
  mistake,
  turn,
  played: { ...advice, line, label: line, share: 0.5, doing: "passing" },
  best: { ...advice, line: best, label: best, share: 0.5, doing: "attacking" },
});
const deed = (at: number, seat: number, turn: string, text: string): Deed => ({ at, seat, turn, text });

const review: Review = {
  seat: 0,
  done: 3,
  whole: true,
  of: 3,
  ready: true,
  moments: [judged(4, "turn 1", "0 a", "0 a"), judged(5, "turn 1", "0 b", "0 c"), judged(9, "turn 2", "0 d", "0 e", true)],
  others: [judged(8, "turn 2", "1 b", "1 c", true)],
  deeds: [deed(4, 0, "turn 1", "recruits [Jh]"), deed(5, 0, "turn 1", "attacks"), deed(6, 0, "turn 1", "draws"), deed(7, 1, "turn 2", "draws"), deed(8, 1, "turn 2", "blocks")],
};

test("every move stands in its turn, with a verdict for the decisions of everybody", () => {
  const turns = turnsOf(review);
  expect(turns.map(({ name, seat }) => [name, seat])).toEqual([["turn 1", 0], ["turn 2", 1]]);
  expect(turns[0]!.moves.map(({ text, verdict }) => [text, verdict])).toEqual([["Recruits [Jh]", "best"], ["Attacks", "about as good"], ["Draws", "only move"]]);
  expect(turns[1]!.moves.slice(0, 2).map(({ seat, verdict }) => [seat, verdict])).toEqual([[1, ""], [1, "lost"]]);
  expect(turnsOf({ ...review, others: [] })[1]!.moves[1]!.verdict).toBe("");
});

test("a decision that the log passes over is told in the judge's words", () => {
  expect(turnsOf(review)[1]!.moves[2]).toMatchObject({ at: 9, seat: 0, text: "Passing", verdict: "lost" });
});

test("a round belongs to nobody", () => {
  expect(turnsOf({ ...review, moments: [], others: [], deeds: [deed(1, 2, "round 3", "rolls")] })[0]!.seat).toBeNull();
});
