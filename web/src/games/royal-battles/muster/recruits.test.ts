import { describe, expect, it } from "vitest";
import { filled, fitting, leftAfter, lines, missing, planned, type Recruiting } from "./recruits.ts";
import { summary, whyNot } from "./words.ts";

const names = (kinds: readonly { readonly name: string }[]): string[] => kinds.map((kind) => kind.name);
const army: Recruiting = {
  kinds: [
    { name: "pawn", title: "pawn", most: 4, price: 105 },
    { name: "rook", title: "rook", most: 2, price: 80 },
    { name: "king", title: "king", most: 1, price: 125 },
  ],
  sent: [],
  size: 4,
  points: null,
  boss: false,
  drafted: false,
  secret: true,
};
const paid: Recruiting = { ...army, size: 7, points: 300 };

describe("recruits", () => {
  it("are chosen in any order and sent in that order", () => {
    expect(lines(army, ["king", "pawn", "rook", "pawn"], 1)).toEqual(["1 recruit king", "1 recruit pawn", "1 recruit rook", "1 recruit pawn"]);
  });
  it("leave every kind open that the limit allows", () => {
    expect(names(fitting(army, ["king"]))).toEqual(["pawn", "rook"]);
    expect(names(fitting(army, ["rook", "rook", "king"]))).toEqual(["pawn"]);
    expect(fitting(army, ["pawn", "pawn", "pawn", "pawn"])).toEqual([]);
  });
  it("stay the same while they are sent one by one", () => {
    expect(planned(["king", "pawn", "rook", "pawn"], ["pawn"])).toEqual(["king", "rook", "pawn"]);
    expect(planned(["king"], ["pawn", "pawn"])).toEqual(["king"]);
  });
  it("are filled up by lot within the limit", () => {
    expect(filled(army, ["king"], () => 0.99)).toEqual(["king", "rook", "rook", "pawn"]);
  });
});

describe("recruits with points", () => {
  it("fit while points are left", () => {
    expect(leftAfter(paid, ["king", "rook"])).toBe(95);
    expect(names(fitting(paid, ["king", "rook"]))).toEqual(["rook"]);
    expect(filled(paid, ["king", "rook"], () => 0)).toEqual(["king", "rook", "rook"]);
  });
  it("end with done unless every place is taken", () => {
    expect(lines(paid, ["rook"], 0)).toEqual(["0 recruit rook", "0 done"]);
    expect(lines({ ...paid, size: 2 }, ["rook", "pawn"], 0)).toEqual(["0 recruit rook", "0 recruit pawn"]);
  });
  it("are sent unit by unit in a draft, and done alone", () => {
    const drafted = { ...paid, size: 1, drafted: true, sent: ["king"] };
    expect(lines(drafted, ["rook"], 0)).toEqual(["0 recruit rook"]);
    expect(lines(drafted, [], 0)).toEqual(["0 done"]);
  });
  it("need one unit, and no more", () => {
    expect([missing(paid, []), missing(paid, ["rook"]), missing(army, ["rook"])]).toEqual([1, 0, 3]);
  });
  it("begin with the boss, who costs double", () => {
    const master = { ...paid, boss: true };
    expect(lines(master, ["king", "rook"], 3)).toEqual(["3 boss king", "3 recruit rook", "3 done"]);
    expect(leftAfter(master, ["king", "rook"])).toBe(-30);
    expect(names(fitting(master, ["rook"]))).toEqual(["pawn", "rook", "king"]);
  });
  it("say by how much a unit is too dear", () => {
    expect(whyNot(paid, ["king", "rook"], "pawn")).toBe("The pawn costs 105 points: 10 more than you have left.");
    expect(whyNot(army, ["king"], "king")).toBe("An army has only one king at this table.");
  });
  it("are summed up with what they would leave", () => {
    expect(summary(paid, ["king", "rook"], "rook", 300)).toBe("285 of 300 points, 15 left, which buys nothing more");
  });
});
