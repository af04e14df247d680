import { describe, expect, it } from "vitest";
import { chance, counted, lost, percent, pieces, plain, reckoned, toYou, unitOf } from "./words.ts";

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

it("makes numbers and their units agree", () => {
  expect([0, 1, 2].map((count) => counted(count, "point"))).toEqual(["0 points", "1 point", "2 points"]);
  expect(counted(1, "territory", "territories")).toBe("1 territory");
  expect(unitOf(1, "points")).toBe("point");
  expect(unitOf(3, "points")).toBe("points");
  expect(unitOf(1, "best strength")).toBe("best strength");
});

describe("a sentence said to the player it is about", () => {
  it("has its verb in the second person", () => {
    expect(["does not block", "shoots [6c] [6h] at you", "passes", "has no cards", "buries [Kh]"].map(toYou)).toEqual(["do not block", "shoot [6c] [6h] at you", "pass", "have no cards", "bury [Kh]"]);
  });
  it("is left alone where it begins with something else", () => {
    expect(toYou("2 ≥ 1, he falls")).toBe("2 ≥ 1, he falls");
    expect(toYou("[Qs] strikes")).toBe("[Qs] strikes");
  });
});

describe("winning chances", () => {
  it("carry their unit, and their uncertainty where it is wide", () => {
    expect(chance(0.612, 0.02)).toBe("61\u00a0% winning chance");
    expect(chance(0.612, 0.06)).toBe("61\u00a0±\u00a06\u00a0% winning chance");
    expect(chance(0.612, 0.3)).toBe("61\u00a0±\u00a030\u00a0% winning chance");
    expect(chance(0.612, 2)).toBe("perhaps 61\u00a0% winning chance");
    expect(chance(1, 0.12)).toBe("over 88\u00a0% winning chance");
    expect(chance(0.05, 0.1)).toBe("under 15\u00a0% winning chance");
    expect(lost(0.11, 0.01)).toBe("−11\u00a0%");
    expect(lost(0.11, 0.04)).toBe("−11\u00a0±\u00a04\u00a0%");
  });
});
