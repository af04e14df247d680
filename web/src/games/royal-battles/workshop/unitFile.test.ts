import { expect, test } from "vitest";
import { valueAt } from "./unitFile.ts";

test("a fault in a file names the value", () => {
  const unit = { life: 17, damage: [4, 9, 8], advantage: { base: 99 } };
  expect([valueAt(unit, "life"), valueAt(unit, "damage[1]"), valueAt(unit, "advantage.base")]).toEqual([" 17", " 9", " 99"]);
  expect([valueAt(unit, "advantage"), valueAt(unit, "armour.left"), valueAt(null, "life")]).toEqual(["", "", ""]);
});
