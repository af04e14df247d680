import { describe, expect, it } from "vitest";
import { complete } from "../../requests/complete.ts";
import type { Zone } from "../../wire.ts";
import { next } from "./usePileTop.ts";

const pile = (...ids: string[]): Zone =>
  complete<Zone>("Zone", { id: "discard", kind: "pile", label: "", count: ids.length, tokens: ids.map((id) => ({ id, name: id, face: id })) });

const drawn = (...piles: Zone[]): (string | undefined)[] => {
  let seen: ReturnType<typeof next> | null = null;
  for (const one of piles) seen = next(seen, one);
  return [seen?.top?.id, seen?.below?.id];
};

describe("the top of a pile", () => {
  it("is the first token for a new viewer", () => {
    expect(drawn(pile("Kc", "2d"))).toEqual(["Kc", "2d"]);
  });
  it("is the last token that the viewer saw arrive", () => {
    expect(drawn(pile("Kc", "5d"), pile("Kc", "5d", "2d"))).toEqual(["2d", "Kc"]);
    expect(drawn(pile("Kc"), pile("Kc", "2d"), pile("Kc", "3d", "2d"))).toEqual(["3d", "2d"]);
  });
  it("is another one when the pile was taken away", () => {
    expect(drawn(pile("Kc", "2d"), pile())).toEqual([undefined, undefined]);
    expect(drawn(pile("Kc"), pile("Kc", "2d"), pile("Kc"))).toEqual(["Kc", undefined]);
  });
});
