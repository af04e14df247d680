import { expect, test } from "vitest";
import type { Gauge, Plate, Scene } from "../../wire.ts";
import { ordered, scoreOf, shortScore, standingOf, standingText, verdictOf } from "./verdict.ts";

const names = ["Mira", "Oskar", "Ines"];
const gauge = (id: string, owner: number, value: number, of: number | null = null): Gauge => ({ id, label: "", value, owner, of, parts: [] });

function scene(gauges: readonly Gauge[], result: readonly number[], facts: readonly string[] = []): Scene {
  const plates = result.map((_, seat) => ({ seat }) as Plate);
  return { gauges, plates, result, facts: facts.map((text) => ({ text, on: false })) } as unknown as Scene;
}

test("the verdict is addressed to the reader", () => {
  expect(verdictOf([1, 0], 0, names)).toBe("You win");
  expect(verdictOf([1, 0], 1, names)).toBe("Mira wins");
  expect(verdictOf([1, 0], null, names)).toBe("Mira wins");
  expect(verdictOf([0.5, 0.5], 0, names)).toBe("A draw");
  expect(verdictOf([1, 0, 1], 2, names)).toBe("Your side wins");
  expect(verdictOf([1, 0, 1], null, names)).toBe("Mira and Ines win");
  expect(verdictOf([0.5, 0, 0.5], 1, names)).toBe("Mira and Ines share the win");
  expect(verdictOf([0.5, 0, 0.5], 2, names)).toBe("You and Mira share the win");
  expect(verdictOf(null, 0, names)).toBe("The game is over");
});

test("the winner's number comes first, with one unit", () => {
  const royals = scene([gauge("points0", 0, 17), gauge("points1", 1, 30)], [0, 1]);
  expect(scoreOf(royals, 0, names)).toBe("30 to 17 points");
  expect(shortScore(royals)).toBe("30 : 17");
  expect(ordered(royals)).toEqual([1, 0]);
});

test("one point is not 1 points", () => {
  const royals = scene([gauge("points0", 0, 3), gauge("points1", 1, 1)], [1, 0]);
  expect(scoreOf(royals, 0, names)).toBe("3 points to 1");
  expect(standingText(standingOf(royals, 1)!)).toBe("1 point");
});

test("hits count against their seat: the loser's are told with the name, never as 6 of 5", () => {
  const battle = scene([gauge("hits0", 0, 1, 5), gauge("hits1", 1, 6, 5)], [1, 0]);
  expect(scoreOf(battle, null, names)).toBe("Oskar: 6 hits taken, out");
  expect(scoreOf(battle, 1, names)).toBe("You: 6 hits taken, out");
  expect(standingText(standingOf(battle, 0)!)).toBe("1 hit taken");
  expect(shortScore(battle)).toBe("");
});

test("among more players the winner's own number is told", () => {
  const throne = scene([gauge("throne0", 0, 2, 7), gauge("throne1", 1, 7, 7), gauge("throne2", 2, 1, 7)], [0, 1, 0]);
  expect(scoreOf(throne, 0, names)).toBe("7 territories");
});

test("the numbers of a winning side are added", () => {
  const map = scene([6, 3, 2, 0].map((pawns, seat) => gauge(`pawns:${seat}`, seat, pawns, 12)), [1, 0, 1, 0]);
  expect(scoreOf(map, 1, names)).toBe("8 pawns left");
});

test("the points left of a turn are not a score, and pawns of several forces are added", () => {
  const map = scene([gauge("points", 0, 2, 4), gauge("pawns:0", 0, 8, 20), gauge("pawns:1", 1, 5, 20), gauge("pawns:2", 0, 4, 20)], [1, 0]);
  expect(scoreOf(map, 0, names)).toBe("12 to 5 pawns left");
});

test("a match is told in games", () => {
  const match = scene([gauge("points0", 0, 9), gauge("points1", 1, 12)], [1, 0], ["turn 24", "game 3 of 3: {0} 2, {1} 1"]);
  expect(scoreOf(match, 0, names)).toBe("2 games to 1");
});

test("equal numbers say nothing about a game that somebody resigned", () => {
  expect(scoreOf(scene([gauge("points0", 0, 4), gauge("points1", 1, 4)], [1, 0]), 0, names)).toBe("");
});

test("a tie is told once", () => {
  expect(scoreOf(scene([gauge("points0", 0, 12), gauge("points1", 1, 12)], [0.5, 0.5]), 0, names)).toBe("12 points each");
});
