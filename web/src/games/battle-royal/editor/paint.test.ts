import { describe, expect, test } from "vitest";
import { blank, charAt, draftOf, rivers, waters, type Draft } from "./draft.ts";
import { paint, repeated, TOOLS, type Tool } from "./paint.ts";
import { resized } from "./size.ts";
import { mapOf } from "./write.ts";

const tool = (id: string): Tool => TOOLS.find((one) => one.id === id)!;
const painted = (draft: Draft, id: string, ...squares: string[]): Draft => squares.reduce((now, square) => paint(now, tool(id), square), draft);

describe("painting", () => {
  test("a major capital brings its ramparts, hills before it and open land behind it", () => {
    const draft = painted(painted(blank(13, 11), "f", "a5"), "white", "b6");
    expect(["b6", "b5", "a6", "c6", "b7"].map((square) => charAt(draft, square)).join("")).toBe("Crrrr");
    expect(["c5", "c7", "a5", "a7"].map((square) => charAt(draft, square)).join("")).toBe("hh..");
  });

  test("a capital that is set again leaves nothing behind, and one that is painted over is gone", () => {
    const moved = painted(blank(13, 11), "white", "b6", "b3");
    expect(moved.capitals).toEqual({ white: "b3" });
    expect(charAt(moved, "b6")).toBe(".");
    const gone = painted(moved, "f", "b3");
    expect(gone.capitals).toEqual({});
    expect(gone.terrain).not.toContain("r");
  });

  test("on both halves, what is painted is turned half round, and a capital is its partner's", () => {
    const both: Draft = { ...blank(13, 11), symmetry: "turn" };
    expect(charAt(painted(both, "^", "a1"), "m11")).toBe("^");
    expect(painted(both, "yellow", "b2").capitals).toEqual({ yellow: "b2", blue: "l10" });
    expect(paint(both, tool("river"), "c3", "d3").sides).toEqual(["c3|d3", "j9|k9"]);
  });

  test("a side has a river or a spring, and a bridge only over a river", () => {
    const start = blank(13, 11);
    expect(paint(start, tool("bridge"), "c3", "d3")).toBe(start);
    const river = paint(paint(start, tool("river"), "d3", "c3"), tool("bridge"), "c3", "d3");
    expect([river.sides, river.bridges]).toEqual([["c3|d3"], ["c3|d3"]]);
    const spring = paint(river, tool("spring"), "c3", "d3");
    expect([spring.sides, spring.springs, spring.bridges]).toEqual([[], ["c3|d3"], []]);
  });
});

describe("symmetry", () => {
  test("a map goes on in the symmetry in which it was drawn", () => {
    const drawn = (symmetry: Draft["symmetry"], rows: number): Draft => painted(painted(painted({ ...blank(13, rows), symmetry }, "white", "b6"), "yellow", "c2"), "f", "e2", "f4");
    const again = (draft: Draft): string => draftOf(JSON.parse(JSON.stringify(mapOf(draft))) as ReturnType<typeof mapOf>).symmetry;
    expect([again(drawn("none", 11)), again(drawn("turn", 11)), again(drawn("across", 11)), again(drawn("quarter", 13))]).toEqual(["none", "turn", "across", "quarter"]);
    expect(again(painted({ ...blank(13, 11), symmetry: "down" }, "yellow", "c2"))).toBe("down");
    expect(draftOf({ ...mapOf(drawn("turn", 11)), symmetry: "none" }).symmetry).toBe("turn"); // as somebody else's file says it
    expect(again({ ...drawn("across", 11), terrain: "^" + drawn("across", 11).terrain.slice(1) })).toBe("none"); // one square of its own
  });

  test("a mirror repeats terrain, sides and capitals on the other side", () => {
    const across: Draft = { ...blank(13, 11), symmetry: "across" };
    expect(charAt(painted(across, "^", "a1"), "m1")).toBe("^");
    expect(painted(across, "white", "b6").capitals).toEqual({ white: "b6", black: "l6" });
    expect(paint(across, tool("river"), "c3", "d3").sides).toEqual(["c3|d3", "j3|k3"]);
    const down: Draft = { ...blank(13, 11), symmetry: "down" };
    expect(charAt(painted(down, "^", "a1"), "a11")).toBe("^");
  });

  test("a quarter turn repeats four times, and the four minor capitals go round", () => {
    const quarter: Draft = { ...blank(13, 13), symmetry: "quarter" };
    const land = painted(quarter, "f", "b1");
    expect(["b1", "m2", "l13", "a12"].map((square) => charAt(land, square)).join("")).toBe("ffff");
    expect(painted(quarter, "yellow", "c2").capitals).toEqual({ yellow: "c2", red: "l3", blue: "k12", green: "b11" });
    expect(painted(quarter, "white", "b7").capitals).toEqual({ white: "b7", black: "l7" });
    expect(charAt(painted({ ...blank(13, 11), symmetry: "quarter" }, "f", "b1"), "m2")).toBe(".");
  });

  test("the file promises a half turn wherever strokes are repeated by one", () => {
    const said = (columns: number, symmetry: Draft["symmetry"]) => mapOf({ ...blank(columns, 13), symmetry }).symmetry;
    expect([said(15, "turn"), said(13, "quarter")]).toEqual(["rotate-180", "rotate-180"]);
    expect([said(15, "quarter"), said(13, "across"), said(13, "down"), said(13, "none")]).toEqual(["none", "none", "none", "none"]);
  });

  test("a map can be made symmetric afterwards", () => {
    let draft: Draft = painted(blank(13, 11), "f", "a1", "m11", "e4");
    draft = paint(painted(draft, "white", "b4"), tool("river"), "d2", "e2");
    const whole = repeated({ ...draft, symmetry: "turn" });
    expect(["a1", "m11", "e4", "i8"].map((square) => charAt(whole, square)).join("")).toBe("ffff");
    expect(whole.capitals).toEqual({ white: "b4", black: "l8" });
    expect(whole.sides).toEqual(["d2|e2", "i10|j10"]);
    expect(charAt(whole, "l7")).toBe("r");
  });

  test("another size keeps what fits round the middle", () => {
    const draft = paint(painted(painted(blank(13, 11), "white", "c6"), "f", "a1"), tool("river"), "g5", "g6");
    const larger = resized({ ...draft, names: { c6: "Home", "g5|g6": "Ouse" } }, 17, 15);
    expect([larger.columns, larger.rows, larger.terrain.length]).toEqual([17, 15, 255]);
    expect([charAt(larger, "c3"), charAt(larger, "a1"), larger.capitals["white"]]).toEqual(["f", ".", "e8"]);
    expect([larger.sides, larger.names]).toEqual([["i7|i8"], { e8: "Home", "i7|i8": "Ouse" }]);
    const smaller = resized(larger, 9, 9);
    expect([smaller.capitals, smaller.terrain.length]).toEqual([{ white: "a5" }, 81]);
  });
});

describe("writing", () => {
  test("seas and rivers are connected groups; a river ends in the sea that it reaches", () => {
    let draft = painted(blank(13, 11), "~", "a1", "b1", "e1");
    for (const [a, b] of [["b2", "c2"], ["b3", "c3"], ["h8", "i8"]] as const) draft = paint(draft, tool("river"), a, b);
    draft = paint(draft, tool("spring"), "b3", "b4");
    expect(waters(draft, "~")).toEqual([["a1", "b1"], ["e1"]]);
    expect(rivers(draft)).toEqual([["b2|c2", "b3|c3"], ["h8|i8"]]);
    const map = mapOf({ ...draft, names: { b1: "The Deep", "b3|c3": "Ouse" } });
    expect(map.seas!.map((sea) => sea.name)).toEqual(["The Deep", "Sea 2"]);
    expect(map.rivers).toEqual([
      { name: "Ouse", spring: "b3|b4", sides: ["b2|c2", "b3|c3"], mouth: "The Deep" },
      { name: "River 2", sides: ["h8|i8"], mouth: "" },
    ]);
  });

  test("a map that was written can be gone on from", () => {
    const draft = painted(painted(painted(blank(13, 11), "white", "b6"), "black", "l6"), "t", "f4");
    const map = mapOf(draft);
    expect(map.capitals.map((capital) => capital.facing)).toEqual(["east", "west"]);
    expect(mapOf(draftOf(map))).toEqual(map);
  });

  test("what only pictures use is kept, as far as it still fits", () => {
    const start = mapOf(painted(blank(13, 11), "^", "e5", "e6", "h2"));
    const features = [{ name: "The Long Ridge", kind: "mountain", squares: ["e5", "e6"] }, { name: "The Tooth", kind: "mountain", squares: ["h2"] }];
    const map = mapOf(painted(draftOf({ ...start, about: "A trial.", features, frontier: [[6, 0], [6, 11]] }), "f", "e6", "h2"));
    expect(map.about).toBe("A trial.");
    expect(map.features).toEqual([{ name: "The Long Ridge", kind: "mountain", squares: ["e5"] }]);
    expect(map.frontier).toEqual([[6, 0], [6, 11]]);
  });
});
