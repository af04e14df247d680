import { describe, expect, it } from "vitest";
import { cardsAt, howFar, placesOf, toggled } from "./deck.ts";

const POOL = ["Ks", "Ks", "Qh", "7c"];

describe("a deck that is being made", () => {
  it("finds its cards in the pool, equal ones one after the other", () => {
    expect([...placesOf(POOL, ["Ks"])]).toEqual([0]);
    expect([...placesOf(POOL, ["7c", "Ks", "Ks"])]).toEqual([0, 1, 3]);
    expect([...placesOf(POOL, ["Ac"])]).toEqual([]);
  });
  it("takes a card in and out, and leaves its twin where it is", () => {
    const both = toggled(placesOf(POOL, ["Ks"]), 1);
    expect(cardsAt(POOL, both)).toEqual(["Ks", "Ks"]);
    expect([...toggled(both, 0)]).toEqual([1]);
  });
  it("says how far it is", () => {
    expect(howFar(38, 40)).toBe("38 of 40 cards: 2 more.");
    expect(howFar(40, 40)).toBe("40 cards: this can be your deck.");
    expect(howFar(41, 40)).toBe("41 cards: remove 1.");
  });
});
