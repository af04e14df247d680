import { expect, test } from "vitest";
import { cut, firstFault, newer, unitsIn, valueAt } from "./unitFile.ts";

test("a fault in a file names the value", () => {
  const unit = { life: 17, damage: [4, 9, 8], advantage: { base: 99 } };
  expect([valueAt(unit, "life"), valueAt(unit, "damage[1]"), valueAt(unit, "advantage.base")]).toEqual([" 17", " 9", " 99"]);
  expect([valueAt(unit, "advantage"), valueAt(unit, "armour.left"), valueAt(null, "life")]).toEqual(["", "", ""]);
});

test("an unknown field is left out wherever it is", () => {
  const unit = { life: 8, aura: 3, advantage: { base: 4, aura: 2 } };
  expect(cut(unit, "aura")).toEqual({ life: 8, advantage: { base: 4, aura: 2 } });
  expect(cut(unit, "advantage.aura")).toEqual({ life: 8, aura: 3, advantage: { base: 4 } });
  expect(cut({ "a.b": 1, life: 8 }, "a.b")).toEqual({ life: 8 });
  expect(newer(["aura"])).toBe("This file is from a newer Regalia: field 'aura' is unknown.");
  expect(newer(["aura", "advantage.glow"])).toBe("This file is from a newer Regalia: fields 'aura' and 'advantage.glow' are unknown.");
});

test("a name or letter that is taken is said in the form, and one that is none refuses the file", () => {
  const told = (faults: Record<string, string>, data: Record<string, unknown>): string => firstFault({ faults, unknown: [] }, data);
  expect(told({ name: "There is already a unit called rook: rename this one." }, { name: "rook" })).toBe("");
  expect(told({ letter: "The letter K is the king's." }, { letter: "K" })).toBe("");
  expect(told({ name: "A name is 1 to 10 letters." }, { name: 3 })).toBe("This unit cannot be opened. Name 3: A name is 1 to 10 letters.");
  expect(told({ name: "A name is 1 to 10 letters." }, { name: "<b>" })).toContain("Name <b>");
  expect(told({ letter: "A letter is one of A to Z. It is missing." }, {})).toBe("This file is not a unit: letter is missing.");
  expect(told({ format: "Format is regalia-unit/1." }, { format: "regalia-units/1" })).toBe("This file is not a unit: its format is regalia-units/1.");
  expect(told({ game: "Game is royal-battles." }, { game: "royals" })).toBe("This unit is for another game: royals.");
});

test("a list of units is told from a unit", () => {
  expect(unitsIn({ format: "regalia-units/1", units: [{ name: "pawn" }, { name: "rook" }] })).toEqual([{ name: "pawn" }, { name: "rook" }]);
  expect(unitsIn({ name: "pawn", life: 8 })).toEqual([]);
  expect(unitsIn({ units: ["pawn", null] })).toEqual([]);
});
