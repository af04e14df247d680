import { expect, test } from "vitest";
import { inWords, together, toMend } from "./words.ts";

test("steps that are faster than their prices are told as one", () => {
  expect(together("Easy 4 → 5", "Easy 5 → 6")).toBe("Easy 4 → 6");
  expect(together("Life 8 → 9", "Armour 2 → 3")).toBe("Life 8 → 9, Armour 2 → 3");
  expect(together("Life 8 → 9, Armour 2 → 3", "Armour 3 → 4")).toBe("Life 8 → 9, Armour 2 → 4");
  expect(together("Ranged", "Melee")).toBe("Ranged, Melee");
});

test("what keeps a unit from being saved is named by its field", () => {
  expect(toMend([])).toBe("");
  expect(toMend(["letter"])).toBe("Correct the letter first. Then you can save, try and play the unit.");
  expect(toMend(["damage[0]", "advantage.name", "advantage", "armour_name"])).toContain("Correct Easy, Advantage and the armour's name first");
});

test("fields of a file have the form's names", () => {
  expect(inWords("This Advantage does nothing: give it one of base, per_trump, push.")).toBe("This Advantage does nothing: give it one of Damage, Damage per Trump, Squares pushed.");
  expect(inWords("Advantage is a table of fields.")).toBe("Advantage is a table of fields.");
});
