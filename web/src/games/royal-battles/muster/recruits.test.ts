import { describe, expect, it } from "vitest";
import { filled, fitting, lines, planned, type Recruiting } from "./recruits.ts";

const names = (kinds: readonly { readonly name: string }[]): string[] => kinds.map((kind) => kind.name);
const army: Recruiting = {
  kinds: [
    { name: "pawn", most: 4 },
    { name: "rook", most: 2 },
    { name: "king", most: 1 },
  ],
  sent: [],
  open: ["pawn", "rook"],
  size: 4,
};

describe("recruits", () => {
  it("are chosen in any order and sent in the order of the kinds", () => {
    expect(lines(army, ["king", "pawn", "rook", "pawn"], 1)).toEqual(["1 recruit pawn", "1 recruit pawn", "1 recruit rook", "1 recruit king"]);
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
  it("follow what was sent, unless the army is drafted", () => {
    const later = { ...army, sent: ["rook"], open: ["rook", "king"], size: 3 };
    expect(names(fitting(later, []))).toEqual(["rook", "king"]);
    const drafted = { ...army, sent: ["rook"], open: ["pawn", "rook", "king"], size: 1 };
    expect(names(fitting(drafted, []))).toEqual(["pawn", "rook", "king"]);
  });
  it("are filled up by lot within the limit", () => {
    expect(filled(army, ["king"], () => 0.99)).toEqual(["king", "rook", "rook", "pawn"]);
  });
});
