import { describe, expect, test } from "vitest";
import { copyOf, inUse, isUnit, nameFrom, wholeUnit, withNumber, withTarget, type UnitRecord } from "./draft.ts";
import type { Span, UnitBench } from "./bench.ts";
import { withUnit, type OwnUnit } from "./ownUnits.ts";
import { toBring, withBrought } from "./useShelf.ts";
import { points, priceParts, signed, verdict } from "./words.ts";

const effects: Readonly<Record<string, Span>> = { base: [0, 12], per_trump: [0, 6], per_friend: [0, 4], heal_per_trump: [0, 6], draw_on_hit: [0, 4], push: [0, 2], extra_trump: [0, 2], range: [1, 2], self_damage: [0, 6] };
const falconer = wholeUnit({ format: "regalia-unit/1", name: "falconer", letter: "F", type: "ranged", life: 9, accuracy: 4, evasion: 3, armour: 2, damage: [3, 5, 7], advantage: { name: "Stoop", position: "any", base: 4 } }, effects);

describe("a unit in the making", () => {
  test("is completed from a file and recognised", () => {
    expect(falconer.advantage).toMatchObject({ name: "Stoop", target: "enemy", range: 1, push: 0 });
    expect("format" in falconer).toBe(false);
    expect([isUnit(falconer), isUnit({ ...falconer, damage: [1] }), isUnit(null)]).toEqual([true, false, false]);
  });
  test("raises the damages in the way and says so", () => {
    const { unit, says } = withNumber(falconer, "easy", 8);
    expect(unit.damage).toEqual([8, 8, 8]);
    expect(says).toBe("Optimal and Risky are 8 now too: Easy may not be above Optimal, nor Optimal above Risky.");
    expect(withNumber(falconer, "risky", 4).unit.damage).toEqual([3, 4, 4]);
    expect(withNumber(falconer, "optimal", 6)).toMatchObject({ unit: { damage: [3, 6, 7] }, says: "" });
    expect(withNumber(falconer, "base", 5).unit.advantage.base).toBe(5);
  });
  test("clears what the other side cannot be given", () => {
    const healer = withTarget(falconer, "own").unit.advantage;
    expect(healer).toMatchObject({ target: "own", base: 0, heal_per_trump: 2 });
    expect(withTarget({ ...falconer, advantage: healer }, "enemy").unit.advantage).toMatchObject({ base: 6, heal_per_trump: 0 });
  });
  test("starts as a copy under a free name and letter", () => {
    const bench = { letters: ["C", "G", "S"] } as unknown as UnitBench;
    const first = copyOf(bench, falconer, []);
    expect([first.name, first.letter, first.life]).toEqual(["recruit", "C", 9]);
    const second = copyOf(bench, falconer, [first]);
    expect([second.name, second.letter]).toEqual(["guard", "G"]);
  });
  test("has a name of lower-case letters, and lists what its Advantage uses", () => {
    expect(nameFrom(" Falconer ")).toBe("falconer");
    expect(inUse(falconer.advantage, effects)).toEqual(["base"]);
  });
  test("takes the place of the unit that it was", () => {
    const old: UnitRecord = { ...falconer, name: "archer" };
    const units = [{ unit: old }, { unit: { ...falconer, name: "guard" } }];
    expect(withUnit(units, { unit: falconer }, "archer").map((one) => one.unit.name)).toEqual(["falconer", "guard"]);
    expect(withUnit(units, { unit: falconer }, "").map((one) => one.unit.name)).toEqual(["archer", "guard", "falconer"]);
    expect(withUnit(units, { unit: { ...falconer, name: "guard" } }, "archer").map((one) => one.unit.life)).toEqual([9]);
  });
});

describe("prices in words", () => {
  test("have signs and at most one decimal", () => {
    expect([points(7), points(-4.25), signed(4.5), signed(0)]).toEqual(["7", "−4.2", "+4.5", "0"]);
  });
  test("take the Advantage as one part", () => {
    expect(priceParts(falconer, { life: 7, easy: -4, base: 6, ignores_armour: 4, ranged: 0 })).toEqual([
      { name: "Stoop", amount: 10 },
      { name: "Life", amount: 7 },
      { name: "Easy", amount: -4 },
    ]);
  });
  test("are judged by the range of the games", () => {
    expect(verdict({ share: 0.526, low: 0.477, high: 0.575 }, 101, 400, 4).text).toBe("No sign that 101 is wrong. 400 games see a price that is off by about 20 points, not one that is off by 5.");
    expect(verdict({ share: 0.6, low: 0.55, high: 0.65 }, 80, 400, 4)).toEqual({ fair: false, text: "It wins more than 80 points should: about 40 too cheap." });
    expect(verdict({ share: 0.4, low: 0.35, high: 0.45 }, 80, 400, 4).text).toContain("too dear");
  });
});

const named = (name: string, life: number): UnitRecord => ({ name, life }) as UnitRecord;
const lancer: OwnUnit = { unit: named("lancer", 8), work: "a", changed: 5 };

test("what was made or changed on another device is brought", () => {
  expect(toBring([lancer], [{ id: "a", changed: 5 }, { id: "b", changed: 1 }])).toEqual(["b"]);
  expect(toBring([lancer], [{ id: "a", changed: 6 }])).toEqual(["a"]);
  expect(toBring([{ ...lancer, ahead: true }], [{ id: "a", changed: 6 }])).toEqual([]);
});

test("a newer version takes the place of the older one, and a name is not taken twice", () => {
  const newer: OwnUnit = { unit: named("spearman", 9), work: "a", changed: 6 };
  const guard: OwnUnit = { unit: named("guard", 8) };
  expect(withBrought([lancer, guard], [newer, { unit: named("guard", 4), work: "b" }])).toEqual([newer, guard]);
  expect(withBrought([guard], [newer])).toEqual([guard, newer]);
});
