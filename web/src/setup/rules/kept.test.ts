import { expect, test } from "vitest";
import { holds, kindOf, named, withoutWork, withWork } from "./kept.ts";

const [falconer, wolf] = [{ name: "falconer", life: 9 }, { name: "wolf", life: 6 }];

test("an option holds the works of an editor of its game", () => {
  expect(kindOf("royal-battles", "units")).toBe("unit");
  expect(kindOf("battle-royal", "map")).toBe("map");
  expect(kindOf("royal-battles", "prices")).toBe("");
  expect(kindOf("royals", "units")).toBe("");
});

test("units are added to a list and taken from it, by name", () => {
  const two = withWork(withWork([], [falconer]), [wolf]);
  expect(two).toEqual([falconer, wolf]);
  expect(named(two)).toBe("Falconer, Wolf");
  expect(holds(two, "Falconer")).toBe(true);
  expect(withoutWork(two, "Falconer", [])).toEqual([wolf]);
  expect(withoutWork([wolf], "Wolf", [])).toEqual([]);
});

test("a map takes the place of another", () => {
  const [mine, other] = [{ title: "My island" }, { title: "The Two Fords" }];
  expect(withWork(other, mine)).toBe(mine);
  expect(holds(mine, "My island")).toBe(true);
  expect(holds("roses", "My island")).toBe(false);
  expect(withoutWork(mine, "My island", "roses")).toBe("roses");
});
