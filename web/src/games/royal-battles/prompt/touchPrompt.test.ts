import { describe, expect, it } from "vitest";
import { complete } from "../../../requests/complete.ts";
import type { Choice, Scene } from "../../../wire.ts";
import { touchPrompt } from "./touchPrompt.ts";

const scene = (phase: string): Scene =>
  complete<Scene>("Scene", {
    game: "royal-battles",
    seat: 0,
    phase,
    prompt: { mode: "turn", seat: 0, say: "Move a unit." },
    plates: [],
    zones: [
      { id: "army0", kind: "list", label: "army", tokens: [{ id: "unit0", name: "queen", face: "queen", like: "4s0" }, { id: "recruit0.1", name: "king", face: "king" }] },
      { id: "board", kind: "grid", label: "Board", tokens: [{ id: "4s0", name: "c2", note: "c2 Q 8 white" }, { id: "9h0", name: "c3", note: "c3" }, { id: "d3", name: "d3", note: "d3" }] },
    ],
  });
const choice = (line: string, what: string): Choice => complete<Choice>("Choice", { line, label: "", touch: [], preview: { title: "", what } });

describe("the prompt after a touch", () => {
  it("names the unit that moves, or the square", () => {
    expect(touchPrompt(scene("Movement"), ["4s0"], undefined)).toBe("Touch the square that the queen steps onto.");
    expect(touchPrompt(scene("Movement"), ["d3"], undefined)).toBe("Touch the unit that steps onto d3.");
  });
  it("names the unit to place, or the card", () => {
    expect(touchPrompt(scene("Setup"), ["recruit0.1"], undefined)).toBe("Touch a starting card for the king.");
    expect(touchPrompt(scene("Setup"), ["9h0"], undefined)).toBe("Touch the unit to place on c3.");
  });
  it("says what the card or the attack would do", () => {
    expect(touchPrompt(scene("Movement"), ["7d0"], choice("0 play 7d", "Play it."))).toBe("Play it.");
    expect(touchPrompt(scene("Action"), ["9h0"], choice("0 attack c3 easy", "Attack."))).toBe("Attack.");
    expect(touchPrompt(scene("Movement"), [], undefined)).toBe("");
  });
});
