import { expect, it } from "vitest";
import { withArmy, withoutArmy } from "./earlier.ts";

it("counts an army that was sent before, in whatever order its units were chosen, and keeps limits apart", () => {
  const once = withArmy([], ["king", "pawn"], 400);
  const twice = withArmy(once, ["pawn", "king"], 400);
  expect(twice).toEqual([{ units: ["pawn", "king"], limit: 400, times: 2 }]);
  expect(withArmy(twice, ["pawn", "king"], null).map(({ times }) => times)).toEqual([1, 2]);
});

it("does not count an army that was changed before the battle", () => {
  const twice = withArmy(withArmy([], ["king"], 400), ["king"], 400);
  const once = withoutArmy(twice, ["king"], 400);
  expect(once.map(({ times }) => times)).toEqual([1]);
  expect(withoutArmy(once, ["king"], 400)).toEqual([]);
  expect(withoutArmy(once, ["king"], null)).toEqual(once);
});
