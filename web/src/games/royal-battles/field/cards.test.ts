import { describe, expect, test } from "vitest";
import { cardsIn } from "./cards.ts";

describe("the cards of a player", () => {
  test("are said in words, and short beside a clock", () => {
    expect(cardsIn("gold, enemy, 3 units, 1 in hand, 45 in the deck", false)).toBe("1 in hand, 45 in the deck");
    expect(cardsIn("gold, enemy, 3 units, 1 in hand, 45 in the deck", true)).toBe("1 + 45 cards");
  });
  test("are not said before there are any", () => {
    expect(cardsIn("gold, choosing", true)).toBe("gold, choosing");
  });
});
