import { expect, test } from "vitest";
import type { UnitRecord } from "./draft.ts";
import type { OwnUnit } from "./ownUnits.ts";
import { toBring, withBrought } from "./useShelf.ts";

const unit = (name: string, life: number): UnitRecord => ({ name, life }) as UnitRecord;
const lancer: OwnUnit = { unit: unit("lancer", 8), work: "a", changed: 5 };

test("what was made or changed on another device is brought", () => {
  expect(toBring([lancer], [{ id: "a", changed: 5 }, { id: "b", changed: 1 }])).toEqual(["b"]);
  expect(toBring([lancer], [{ id: "a", changed: 6 }])).toEqual(["a"]);
  expect(toBring([{ ...lancer, ahead: true }], [{ id: "a", changed: 6 }])).toEqual([]);
});

test("a newer version takes the place of the older one, and a name is not taken twice", () => {
  const newer: OwnUnit = { unit: unit("spearman", 9), work: "a", changed: 6 };
  const guard: OwnUnit = { unit: unit("guard", 8) };
  expect(withBrought([lancer, guard], [newer, { unit: unit("guard", 4), work: "b" }])).toEqual([newer, guard]);
  expect(withBrought([guard], [newer])).toEqual([guard, newer]);
});
