import { describe, expect, it } from "vitest";
import { complete } from "../../requests/complete.ts";
import type { Scene } from "../../wire.ts";
import { compare } from "./diff.ts";

interface Lying {
  readonly id: string;
  readonly kind?: string;
  readonly tilt?: number;
  readonly under?: readonly string[];
  readonly place?: number;
}
type Table = Readonly<Record<string, { readonly kind: string; readonly tokens?: readonly Lying[]; readonly count?: number }>>;

const scene = (table: Table): Scene =>
  complete<Scene>("Scene", {
    game: "x",
    seat: 0,
    phase: "",
    prompt: { mode: "turn", seat: 0, say: "" },
    plates: [],
    zones: Object.entries(table).map(([id, zone]) => ({
      id,
      label: id,
      ...zone,
      tokens: (zone.tokens ?? []).map((token) => ({ name: token.id, face: token.kind === "back" ? "" : token.id, ...token })),
    })),
  });

const told = (before: Scene, after: Scene): string[] => compare(before, after).journeys.map(({ kind, id, from, to }) => `${kind} ${id} ${from} ${to}`);

describe("compare", () => {
  it("moves a card that is seen from zone to zone", () => {
    const before = scene({ hand0: { kind: "fan", tokens: [{ id: "Kh" }] }, field0: { kind: "row" } });
    const after = scene({ hand0: { kind: "fan" }, field0: { kind: "row", tokens: [{ id: "Kh", tilt: 20, place: 1 }] } });
    expect(told(before, after)).toEqual(["move Kh hand0 field0"]);
  });
  it("deals new cards from the pile that shrank", () => {
    const before = scene({ deck: { kind: "pile", count: 9 }, hand0: { kind: "fan", tokens: [{ id: "2c" }] } });
    const after = scene({ deck: { kind: "pile", count: 7 }, hand0: { kind: "fan", tokens: [{ id: "2c" }, { id: "3c" }, { id: "Kd" }] } });
    expect(told(before, after)).toEqual(["deal 3c deck hand0", "deal Kd deck hand0"]);
  });
  it("lets a hidden card arrive with a face from the hand that lost one", () => {
    const before = scene({ hand1: { kind: "fan", tokens: [{ id: "hand1.0", kind: "back" }, { id: "hand1.1", kind: "back" }] }, attack: { kind: "row" } });
    const after = scene({ hand1: { kind: "fan", tokens: [{ id: "hand1.0", kind: "back" }] }, attack: { kind: "row", tokens: [{ id: "Td" }] } });
    expect(told(before, after)).toEqual(["arrive Td hand1 attack"]);
    expect(compare(before, after).journeys[0]!.was).toBe("hand1.1");
  });
  it("sends a card that is gone under the royal that now lies on it", () => {
    const before = scene({ attack: { kind: "row", tokens: [{ id: "9c" }] }, field0: { kind: "row", tokens: [{ id: "Kh" }] } });
    const after = scene({ attack: { kind: "row" }, field0: { kind: "row", tokens: [{ id: "Kh", under: ["9c"] }] } });
    expect(told(before, after)).toEqual(["leave 9c attack Kh"]);
  });
  it("sends other cards that are gone to the pile that grew", () => {
    const before = scene({ hand1: { kind: "fan", tokens: [{ id: "hand1.0", kind: "back" }] }, deck: { kind: "pile", count: 3 } });
    const after = scene({ hand1: { kind: "fan" }, deck: { kind: "pile", count: 4 } });
    expect(told(before, after)).toEqual(["leave hand1.0 hand1 deck"]);
  });
  it("gathers cards that were laid out into the pile that lies in their place", () => {
    const before = scene({ pack0: { kind: "grid", tokens: [{ id: "9c" }, { id: "4d" }] }, pool0: { kind: "grid" } });
    const after = scene({ pack0: { kind: "pile", count: 1 }, pool0: { kind: "grid", tokens: [{ id: "9c" }] } });
    expect(told(before, after)).toEqual(["move 9c pack0 pool0", "leave 4d pack0 pack0"]);
  });
  it("does not call the cards of a pile changed that is laid out now", () => {
    const before = scene({ pack0: { kind: "pile", count: 2 }, field0: { kind: "row" } });
    const after = scene({ pack0: { kind: "grid", tokens: [{ id: "9s" }, { id: "4c" }] }, field0: { kind: "row", tokens: [{ id: "Kh" }] } });
    expect([...compare(before, after).changed]).toEqual(["Kh"]);
  });
  it("says what was turned, and from where", () => {
    const before = scene({ field0: { kind: "row", tokens: [{ id: "Qs", tilt: 20 }] } });
    const after = scene({ field0: { kind: "row", tokens: [{ id: "Qs", tilt: 90 }] } });
    const diff = compare(before, after);
    expect([...diff.turned]).toEqual([["Qs", 20]]);
    expect([...diff.changed]).toEqual(["Qs"]);
    expect(diff.journeys).toEqual([]);
  });
  it("finds nothing between equal scenes, and takes places for furniture", () => {
    const same = scene({ field0: { kind: "row", tokens: [{ id: "Qs" }, { id: "field0.2", kind: "place" }] } });
    const diff = compare(same, scene({ field0: { kind: "row", tokens: [{ id: "Qs" }] } }));
    expect(diff.journeys).toEqual([]);
    expect(diff.changed.size).toBe(0);
  });
});
