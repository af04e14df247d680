import { describe, expect, it } from "vitest";
import type { TermInfo } from "../wire.ts";
import { splitter } from "./terms.ts";

const term = (...forms: string[]): TermInfo => ({ term: forms[0]!, forms, text: "", rule: "1.1" });
const split = splitter([term("Rank", "Ranks"), term("guard", "on guard"), term("Cold War")]);
const marked = (text: string): string => split(text).map((piece) => (piece.term ? `<${piece.text}>${piece.after}` : piece.text)).join("");

describe("terms", () => {
  it("are found in every form, the longest first", () => {
    expect(marked("No royal is on guard. Add up their Ranks.")).toBe("No royal is <on guard>. Add up their <Ranks>.");
  });
  it("may begin a sentence, but are words of their own", () => {
    expect(marked("Guard the bodyguard in the Cold War: rank and file.")).toBe("<Guard> the bodyguard in the <Cold War>: rank and file.");
  });
  it("keep the sign that follows them, so that no line begins with it", () => {
    expect(split("Guard: on guard.").map(({ text, after }) => [text, after])).toEqual([["Guard", ":"], [" ", undefined], ["on guard", "."]]);
  });
  it("leave texts without them whole", () => {
    expect(split("Nothing here.")).toEqual([{ text: "Nothing here.", term: null }]);
    expect(splitter([])("guard")).toEqual([{ text: "guard", term: null }]);
  });
});
