import { expect, test } from "vitest";
import { complete } from "../../requests/complete.ts";
import type { Advantage, Moment, Sentence } from "../../wire.ts";
import { decisionOf, deedOf, sidesOf } from "./course.ts";

const said = (text: string, seat: number | null, past = ""): Sentence => complete<Sentence>("Sentence", { text, seat, past });
const moment = (...told: Sentence[]): Moment => ({ at: 9, point: 0, told });

test("a moment names what was done, with its subject, and addresses the reader", () => {
  const blow = moment(said("shoots at {0}", 1, "attacked {0}"), said("scores 4 points", 1, "hit {0} for 4 points"));
  expect(deedOf(blow, 0)).toBe("{1} hit you for 4 points");
  expect(deedOf(blow, 1)).toBe("you hit {0} for 4 points");
  expect(deedOf(blow, null)).toBe("{1} hit {0} for 4 points");
  expect(deedOf(moment(said("takes 2 hits: 3 of 5", 0)), 0)).toBe("you take 2 hits: 3 of 5");
  expect(deedOf(moment(said("cannot move: the whole hand is red", 1)), 0)).toBe("{1} could not move: the whole hand is red");
  expect(deedOf(moment(said("[Qh] strikes first and fells {0}'s [8h]", 1)), 0)).toBe("[Qh] strikes first and fells your [8h]");
});

test("the decision is the deed with its turn, and what it meant", () => {
  const points = [0.42, 0.1].map((share, at) => ({ at, turn: "turn 4", shares: [share, 1 - share] }));
  const chart = complete<Advantage>("Advantage", { done: 2, of: 2, points, moments: [moment(said("buries [Kh]", 0, "buried the king"))], turning: 0, ready: true });
  expect(decisionOf(chart, 0, "your", 0)).toEqual({ deed: "Turn 4 decided it: you buried the king.", chance: "Your winning chance fell from 42 to 10\u00a0%." });
});

test("a blow that helps a partner is not odd; one that hurts whoever struck it is", () => {
  const points = [0.63, 0.97].map((share, at) => ({ at, turn: "round 6", shares: [share, 1 - share, share, 1 - share] }));
  const blow = (seat: number): Advantage => complete<Advantage>("Advantage", { done: 2, of: 2, points, moments: [moment(said("hits the rook", seat, "hit the rook"))], turning: 0, ready: true });
  expect(decisionOf(blow(2), 0, "your", 0)?.chance).toBe("Your winning chance rose from 63 to 97\u00a0%.");
  expect(decisionOf(blow(3), 0, "your", 0)?.chance).toBe("Even so, your winning chance rose from 63 to 97\u00a0%.");
});

test("partners share a line of the chart", () => {
  const chart = (...shares: number[][]): Advantage => complete<Advantage>("Advantage", { done: 2, of: 2, points: shares.map((each, at) => ({ at, turn: "", shares: each })), ready: true });
  expect(sidesOf(chart([0.5, 0.5, 0.5, 0.5], [0.7, 0.3, 0.7, 0.3]))).toEqual([[0, 2], [1, 3]]);
  expect(sidesOf(chart([0.33, 0.33, 0.33], [0.5, 0.3, 0.2]))).toEqual([[0], [1], [2]]);
});
