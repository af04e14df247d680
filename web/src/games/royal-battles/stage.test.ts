import { describe, expect, it } from "vitest";
import { complete } from "../../requests/complete.ts";
import type { Scene, Sentence } from "../../wire.ts";
import { stageAction, type Fight } from "./stage.ts";

const scene = complete<Scene>("Scene", {
  game: "royal-battles",
  seat: null,
  phase: "Action",
  prompt: { mode: "watch", seat: 0, say: "" },
  plates: [{ id: "plate0", seat: 0, note: "" }, { id: "plate1", seat: 1, note: "" }],
  zones: [
    { id: "army0", kind: "list", label: "", tokens: [{ id: "unit0", name: "", face: "queen", place: 17 }] },
    { id: "army1", kind: "list", label: "", tokens: [{ id: "unit5", name: "", face: "bishop", place: 11 }] },
    { id: "initiative0", kind: "pile", label: "", tokens: [{ id: "9c0", name: "", face: "9c" }] },
    { id: "initiative1", kind: "pile", label: "", tokens: [{ id: "6h1", name: "", face: "6h" }] },
    { id: "board", kind: "grid", label: "", tokens: [{ id: "7d0", name: "", face: "7d", place: 17 }, { id: "5s1", name: "", face: "5s", place: 11 }] },
  ],
});
const said = (text: string, more: object = {}): Sentence => complete<Sentence>("Sentence", { text, seat: 0, ...more });

describe("an action", () => {
  it("is declared, counted and struck", () => {
    const text = "attacks the bishop on e4 with the queen, Optimal: 3 Trumps ([9c], [7d] and [5s]), 2 needed: 6 − 1 = 5 damage, from the Key Position";
    const beats = stageAction({ before: scene, after: scene, log: [said(text, { by: ["unit0"], to: ["unit5"] })] });
    expect(beats.map((beat) => beat.say)).toEqual([
      "Attacks the bishop on e4 with the queen, Optimal.",
      "3 Trumps ([9c], [7d] and [5s]), 2 needed.",
      "6 − 1 = 5 damage, from the Key Position.",
    ]);
    expect(beats[2]!.marks).toEqual([{ at: "unit5", text: "−5", kind: "struck" }]);
    const { cards } = beats[1]!.detail as Fight;
    expect(cards.map((card) => card.face + (card.counts ? "*" : ""))).toEqual(["9c*", "6h", "7d*", "5s*"]);
  });
  it("that misses is said to miss", () => {
    const text = "attacks the bishop on e4 with the queen, Risky: 0 Trumps, 2 needed: misses";
    const beats = stageAction({ before: scene, after: scene, log: [said(text, { by: ["unit0"], to: ["unit5"] })] });
    expect(beats[2]!.marks).toEqual([{ at: "unit5", text: "misses", kind: "plain" }]);
  });
  it("is all that is staged", () => {
    expect(stageAction({ before: scene, after: scene, log: [said("queen c2 to d3 on [7d]")] })).toEqual([]);
  });
});
