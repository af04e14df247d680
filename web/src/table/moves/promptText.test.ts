import { describe, expect, it } from "vitest";
import { complete } from "../../requests/complete.ts";
import type { Choice, Scene } from "../../wire.ts";
import { promptText } from "./promptText.ts";

const NAMES = ["Mira", "Oskar"];
const scene = complete<Scene>("Scene", {
  game: "x",
  seat: 0,
  phase: "",
  prompt: { mode: "turn", seat: 0, say: "" },
  plates: [{ id: "plate1", seat: 1, note: "" }],
  acts: [{ id: "act:discard", label: "Discard" }],
  zones: [
    {
      id: "hand0",
      kind: "fan",
      owner: 0,
      label: "{0}'s hand, 3 cards",
      tokens: [
        { id: "2s", name: "2 of spades" },
        { id: "9c", name: "9 of clubs" },
        { id: "9c'", name: "9 of clubs", like: "9c" },
      ],
    },
    { id: "field0", kind: "row", owner: 0, label: "{0}'s field", tokens: [{ id: "Kh", name: "king of hearts, upright, {0}'s slot 1" }] },
    { id: "field1", kind: "row", owner: 1, label: "{1}'s field", tokens: [{ id: "Qc", name: "queen of clubs" }] },
    { id: "army0", kind: "list", owner: 0, label: "", tokens: [{ id: "unit0", name: "{0}'s queen on b1, 8 of 8 Life" }] },
    { id: "board", kind: "grid", label: "Board", tokens: [{ id: "a1", name: "a1", kind: "cell" }] },
  ],
  next_touches: [
    { touched: ["2s"], say: "Touch a royal to attack with the 2 of spades." },
    { touched: ["Kh", "9c"], say: "Touch {1} to hit for 9 points." },
  ],
});

const said = (touched: string[], next: string[], settled?: Choice): string => {
  const { chosen, next: now } = promptText(scene, touched, new Map(next.map((id) => [id, id.startsWith("act:") ? settled : undefined])), NAMES);
  return `${chosen} ${now}`.trim();
};

describe("the prompt while choosing", () => {
  it("is the game's sentence for these touches, in any order and for equal cards", () => {
    expect(said(["2s"], ["Kh"])).toBe("Touch a royal to attack with the 2 of spades.");
    expect(said(["9c'", "Kh"], ["plate1"])).toBe("Touch {1} to hit for 9 points.");
  });
  it("otherwise names what is chosen and what can be touched", () => {
    expect(said(["Kh"], ["2s", "plate1"])).toBe("King of hearts: touch the 2 of spades or {1}.");
    expect(said(["Kh"], ["2s", "9c"])).toBe("King of hearts: touch a card in your hand.");
    expect(said(["Kh", "2s"], ["Qc"])).toBe("King of hearts with 2 of spades: touch the queen of clubs.");
    expect(said(["2s", "Qc"], ["Kh", "9c"])).toBe("2 of spades with queen of clubs: touch a card in your hand or one of your cards.");
    expect(said(["9c"], ["a1"])).toBe("9 of clubs: touch a square.");
  });
  it("calls what belongs to the reader theirs", () => {
    expect(said(["unit0"], ["a1"])).toBe("Your queen on b1: touch a square.");
  });
  it("does not list more than two kinds", () => {
    expect(said(["9c"], ["2s", "Kh", "Qc"])).toBe("9 of clubs: touch something with a golden edge.");
  });
  it("begins with what a button would do", () => {
    const discard = complete<Choice>("Choice", { line: "0 discard 2s 9c", label: "Discard [2s] [9c]", touch: ["2s", "9c", "act:discard"] });
    expect(said(["2s", "9c"], ["act:discard"], discard)).toBe("Discard [2s] [9c].");
    expect(said(["2s", "9c"], ["act:discard", "9c'"], discard)).toBe("Discard [2s] [9c], or touch the 9 of clubs.");
  });
});
