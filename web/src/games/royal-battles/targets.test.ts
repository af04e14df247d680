import { describe, expect, it } from "vitest";
import { complete } from "../../requests/complete.ts";
import { rowKeys } from "../../table/moves/moveRows.ts";
import type { Act, Choice } from "../../wire.ts";
import { byTarget } from "./targets.ts";

const style = (group: string, manner: string, kind: "bad" | "none", best = false): Choice =>
  complete<Choice>("Choice", { line: `${group} ${manner}`, label: `${group}, ${manner}`, touch: ["x", `act:${manner}`], group, best, outcome: kind === "none" ? "misses" : "3 ≥ 2: hit", badge: { text: "", kind, icon: "" } });

const KING = "Attack the king on g3";
const PAWN = "Attack the pawn on e4";
const all = [style(PAWN, "Easy", "none", true), style(PAWN, "Risky", "none"), style(KING, "Easy", "none"), style(KING, "Optimal", "bad", true)];
const acts = ["Easy", "Optimal", "Risky"].map((label) => complete<Act>("Act", { id: `act:${label}`, label }));
const told = (opened: string) =>
  byTarget(acts, all, opened).map((row) => (row.kind === "choice" ? row.label : row.kind === "group" ? `${row.name}, ${row.best ?? ""}` : row.name));

describe("actions by target", () => {
  it("open the target that can be hit, its best style first, and fold the others", () => {
    expect(told("")).toEqual([KING, "Optimal", "Easy", `${PAWN}, best: misses`]);
  });
  it("open another target instead", () => {
    expect(told(PAWN)).toEqual([`${KING}, best: 3 ≥ 2: hit`, PAWN, "Easy", "Risky"]);
  });
  it("give keys to styles and folded targets, none to the head", () => {
    expect(rowKeys(byTarget(acts, all, ""))).toEqual(["", "1", "2", "3"]);
  });
});
