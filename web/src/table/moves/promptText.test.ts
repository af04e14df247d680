import { describe, expect, it } from "vitest";
import { complete } from "../../complete.ts";
import type { Scene } from "../../wire.ts";
import { promptText } from "./promptText.ts";

const NAMES = ["Mira", "Oskar"];
const scene = complete<Scene>("Scene", {
  game: "x",
  seat: 0,
  phase: "",
  prompt: { mode: "turn", seat: 0, say: "" },
  plates: [{ id: "plate1", seat: 1, note: "" }],
  zones: [
    { id: "hand0", kind: "fan", owner: 0, label: "{0}'s hand, 2 cards", tokens: [{ id: "2s", name: "2 of spades" }, { id: "9c", name: "9 of clubs" }] },
    { id: "field0", kind: "row", owner: 0, label: "{0}'s field", tokens: [{ id: "Kh", name: "king of hearts, upright, {0}'s slot 1" }] },
    { id: "field1", kind: "row", owner: 1, label: "{1}'s field", tokens: [{ id: "Qc", name: "queen of clubs" }] },
  ],
});

const said = (touched: string[], next: string[]): string => {
  const { chosen, next: now } = promptText(scene, touched, next, NAMES);
  return `${chosen} ${now}`.trim();
};

describe("the prompt while choosing", () => {
  it("names what is chosen and where to go on", () => {
    expect(said(["Kh", "2s"], ["Qc"])).toBe("King of hearts with 2 of spades: touch something in Oskar's field.");
  });
  it("calls the viewer's hand yours, and a player by name", () => {
    expect(said(["Kh"], ["2s", "plate1"])).toBe("King of hearts: touch something in your hand or Oskar.");
    expect(said(["2s"], ["9c", "Kh"])).toBe("2 of spades: touch something in your hand or in your field.");
  });
  it("does not list more than two places", () => {
    expect(said(["2s"], ["9c", "Kh", "Qc"])).toBe("2 of spades: touch what goes with it.");
  });
  it("leaves out the rest when only a button is left", () => {
    expect(said(["2s", "9c"], ["act:discard"])).toBe("2 of spades with 9 of clubs.");
  });
});
