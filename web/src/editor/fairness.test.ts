import { describe, expect, test } from "vitest";
import { evenShare, range, verdict } from "./fairness.ts";

const share = (share: number, reach: number) => ({ share, low: share - reach, high: share + reach });
const NAMES = ["White", "Black"];

describe("the fairness of a map", () => {
  test("somebody whose whole range lies above the even share is favoured", () => {
    expect(verdict([share(0.6, 0.05), share(0.4, 0.05)], NAMES)).toBe("White is favoured: 55 to 65 % of the games, even would be 50 %.");
    expect(verdict([share(0.4, 0.05), share(0.6, 0.05)], NAMES)).toContain("Black is favoured");
  });

  test("a wide range says only that more games are needed, a narrow one that it is even", () => {
    expect(verdict([share(0.55, 0.1), share(0.45, 0.1)], NAMES)).toContain("so far");
    expect(verdict([share(0.51, 0.03), share(0.49, 0.03)], NAMES)).toContain("Even");
  });

  test("partners win together, so an even share of four is one half", () => {
    expect(evenShare([share(0.5, 0.1), share(0.5, 0.1), share(0.5, 0.1), share(0.5, 0.1)])).toBe(0.5);
    expect(range(share(0.5, 0.061))).toBe("44 to 56 %");
  });
});
