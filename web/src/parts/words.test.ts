import { describe, expect, it } from "vitest";
import { percent, pieces, plain, reckoned } from "./words.ts";

describe("texts of a scene", () => {
  it("hold cards and names", () => {
    expect(pieces("{1} gives [Jd], [Xx] stays")).toEqual([
      { kind: "name", seat: 1 },
      { kind: "words", text: " gives " },
      { kind: "card", face: "Jd" },
      { kind: "words", text: ", " },
      { kind: "card", face: "Xx" },
      { kind: "words", text: " stays" },
    ]);
  });
  it("take nothing else for markup", () => {
    expect(pieces("[Zz] {x} [K]")).toEqual([{ kind: "words", text: "[Zz] {x} [K]" }]);
  });
  it("can be said in plain words", () => {
    expect(plain("{0} with [Td] on {7}", ["Mira"])).toBe("Mira with 10 of diamonds on Seat 8");
  });
  it("say shares in per cent", () => {
    expect([percent(0.613), percent(0), percent(1)]).toEqual(["61\u00a0%", "0\u00a0%", "100\u00a0%"]);
  });
  it("part what is reckoned from what came of it", () => {
    expect(reckoned("[Kh] on [Qc]: 2 ÷ 1 = 2 ≥ 2, she falls")).toEqual(["[Kh] on [Qc]: 2 ÷ 1 = 2 ≥ 2", "she falls"]);
    expect(reckoned("recruits [Jd], reveals a joker")).toBeNull();
  });
});
