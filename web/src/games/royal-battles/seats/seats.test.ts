import { describe, expect, it } from "vitest";
import { complete } from "../../../requests/complete.ts";
import type { Plate, Scene, Token, Zone } from "../../../wire.ts";
import { hasAllies, rivals, sidesIn, stanceOf, startsOf, tincturesOf, turnsOf } from "./seats.ts";

const plates = (...marks: readonly string[]): Plate[] => marks.map((words, seat) => complete<Plate>("Plate", { id: `plate${seat}`, seat, note: "", marks: words.split(" ") }));
const turn = (marks: string, note: string): Token => complete<Token>("Token", { id: note, name: note, kind: "cell", note, marks: marks.split(" ") });
const order = (...tokens: Token[]): Zone => complete<Zone>("Zone", { id: "order", kind: "list", label: "Order of the round", tokens });
const scene = (seat: number | null, all: Plate[], ...zones: Zone[]): Scene => complete<Scene>("Scene", { game: "royal-battles", seat, phase: "Action", plates: all, zones, prompt: { mode: "turn", seat, say: "" } });

const PAIRS = plates("blue side0 at-bottom at-left", "red side1 at-top at-right enemy out", "purple side0 at-bottom at-right ally", "orange side1 at-top at-left enemy");
const ORDER = order(turn("seat1 lapsed", "{1} out"), turn("seat0 now", "{0} now"), turn("seat3 coming", "{3} third"), turn("seat2 coming", "{2} last"));

describe("seats", () => {
  it("have the tinctures of their colours", () => {
    expect(tincturesOf(scene(0, PAIRS))).toEqual([0, 1, 4, 6]);
    expect(tincturesOf(scene(0, plates("white", "black first")))).toEqual([7, 5]);
  });
  it("lie where their armies start; those in the middle at the left if near, at the right if far", () => {
    const three = plates("blue side0 at-bottom at-middle", "red side1 at-top at-right", "gold side2 at-top at-middle");
    expect(startsOf(scene(0, three)).map(({ top, left }) => `${top ? "top" : "bottom"} ${left ? "left" : "right"}`)).toEqual(["bottom left", "top right", "top right"]);
  });
  it("are allies or enemies of the viewer, and neither for a spectator", () => {
    expect(PAIRS.map((plate) => stanceOf(scene(0, PAIRS), plate))).toEqual(["own", "enemy", "ally", "enemy"]);
    expect([hasAllies(scene(0, PAIRS)), sidesIn(scene(0, PAIRS))]).toEqual([true, 2]);
    expect(stanceOf(scene(null, plates("blue side0")), plates("blue side0")[0]!)).toBe("");
  });
  it("lend two initiative cards to an action: the target's, or for a friend the first living enemy's", () => {
    const pairs = scene(0, PAIRS, ORDER);
    expect(rivals(pairs, 0, 3)).toEqual([0, 3]);
    expect(rivals(pairs, 0, 2)).toEqual([0, 3]); // seat 1 is out
    expect(rivals(scene(0, plates("white", "black")), 1, 0)).toEqual([0, 1]);
  });
  it("have turns in the order of the round", () => {
    expect(turnsOf(scene(0, PAIRS, ORDER)).map(({ seat, when, said }) => `${seat} ${when}: ${said}`)).toEqual(["1 lapsed: out", "0 now: now", "3 coming: third", "2 coming: last"]);
  });
});
