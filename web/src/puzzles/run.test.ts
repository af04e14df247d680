import { expect, test } from "vitest";
import type { PuzzleInfo } from "../wire.ts";
import { runOf } from "./run.ts";

const info = (game: string, name: string, grade: string): PuzzleInfo => ({ game, name, grade, title: game, goal: "", ask: "", about: "", solved: {}, names: [], scene: null, why: "" });

const all = ["Very hard", "Hard", "Medium", "Easy"].flatMap((grade) => ["royals", "battle"].flatMap((game) => [1, 2, 3].map((number) => info(game, `${grade}-${number}`, grade))));

test("a run begins with easy puzzles and gets harder", () => {
  const grades = runOf(all, () => 0.5).slice(0, 16).map(({ grade }) => grade);
  expect(grades).toEqual([...Array(4).fill("Easy"), ...Array(4).fill("Medium"), ...Array(4).fill("Hard"), ...Array(4).fill("Very hard")]);
});

test("games take turns, and every puzzle comes once", () => {
  const run = runOf(all, () => 0.5);
  expect(run.slice(0, 4).map(({ game }) => game)).toEqual(["royals", "battle", "royals", "battle"]);
  expect(new Set(run).size).toBe(all.length);
  expect(run).toHaveLength(all.length);
});
