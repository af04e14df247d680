import { describe, expect, it } from "vitest";
import { complete } from "../../requests/complete.ts";
import type { Choice, Scene } from "../../wire.ts";
import { keysShown, moveRows, refusedNow, stillOpen } from "./moveRows.ts";

const choices = (group: string, count: number): Choice[] =>
  Array.from({ length: count }, (_, at) => complete<Choice>("Choice", { line: `${group} ${at}`, label: "", touch: ["x"], group }));

describe("rows", () => {
  it("are flat up to ten", () => {
    expect(moveRows([...choices("a", 6), ...choices("b", 4)], "")).toHaveLength(10);
  });
  it("are folded by group beyond that, single moves excepted", () => {
    const rows = moveRows([...choices("", 1), ...choices("a", 9), ...choices("b", 1)], "");
    expect(rows.map((row) => (row.kind === "choice" ? row.choice.line : row.kind === "group" ? `${row.name} ${row.count}` : ""))).toEqual([" 0", "a 9", "b 0"]);
  });
  it("have keys, which the head names", () => {
    expect([9, 10, 12].map(keysShown)).toEqual(["keys 1–9", "keys 1–9, a", "keys 1–9, a–c"]);
  });
  it("begin with the likely acts", () => {
    const likely = choices("b", 2).map((choice): Choice => ({ ...choice, best: true }));
    expect(moveRows([...choices("a", 2), ...likely], "").map((row) => (row.kind === "choice" ? row.choice.line : ""))).toEqual(["b 0", "b 1", "a 0", "a 1"]);
  });
  it("show one group when it is open, and never lose a move", () => {
    const all = [...choices("a", 30), ...choices("b", 2)];
    expect(moveRows(all, "a")).toHaveLength(30);
    expect(moveRows(choices("a", 30), "")).toHaveLength(30);
    expect(stillOpen(all, "a")).toBe("a");
    expect(stillOpen(choices("b", 2), "a")).toBe("");
  });
});

describe("locked rows", () => {
  const scene = complete<Scene>("Scene", {
    game: "x",
    seat: 0,
    phase: "",
    prompt: { mode: "turn", seat: 0, say: "" },
    plates: [{ id: "plate1", seat: 1, note: "" }],
    zones: [
      { id: "hand0", kind: "fan", label: "", owner: 0, tokens: [{ id: "2s", name: "" }, { id: "Jh", name: "" }] },
      { id: "field1", kind: "row", label: "", owner: 1, tokens: [{ id: "Qc", name: "" }] },
    ],
    refusals: [
      { touch: "plate1", text: "A queen stands.", label: "Hit {1} directly" },
      { touch: "Jh", text: "All slots are taken.", label: "Recruit [Jh]" },
    ],
  });
  const locked = (touched: string[], next: string[]): string[] => refusedNow(scene, touched, new Map(next.map((id) => [id, 0]))).map(({ touch }) => touch);
  it("are all shown before anything is touched", () => {
    expect(locked([], ["2s", "Qc"])).toEqual(["plate1", "Jh"]);
  });
  it("are about the next touch once something is touched", () => {
    expect(locked(["2s"], ["Qc"])).toEqual(["plate1"]);
    expect(locked(["2s"], ["act:discard"])).toEqual([]);
    expect(locked(["Jh"], ["act:discard"])).toEqual(["Jh"]);
  });
});
