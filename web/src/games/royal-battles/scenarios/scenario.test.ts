import { describe, expect, test } from "vitest";
import { CRAFT, fileOf, isScenario, MODES, sideOf, tableOptions, withArmy, withMode, withName, withOption, withRule, wordOf, worded, type Scenario } from "./scenario.ts";

const war: Scenario = { format: "regalia-scenario/1", game: "royal-battles", name: "war", title: "The War!", says: "Knights ride against bows.", players: 2, armies: ["NNNN", "RRRR"] };
const draft = CRAFT.draftOf(war);

describe("a scenario", () => {
  test("is written without what nobody gave", () => {
    expect(fileOf(draft)).toEqual({ ...war, name: "the-war" });
    expect(fileOf(withName(draft, 1, "The Bows")).names).toEqual(["White", "The Bows"]);
    expect(wordOf("  ")).toBe("scenario");
  });
  test("keeps armies when its mode changes", () => {
    const melee = withMode(draft, MODES[1]!);
    expect(melee).toMatchObject({ players: 3, armies: ["NNNN", "RRRR", ""], options: { mode: "melee" } });
    expect(withMode(melee, MODES[0]!).options).toEqual({});
    expect(sideOf(withMode(draft, MODES[4]!), 2)).toBe("The game master");
  });
  test("has units only if an army has them or a side chooses its own", () => {
    const unit = { name: "falconer", letter: "F" } as never;
    const with_ = { ...draft, units: [unit] };
    expect(fileOf(with_).units).toBeUndefined();
    expect(tableOptions(fileOf(withArmy(with_, 0, "FNNN")))).toEqual({ units: [unit], armies: ["FNNN", "RRRR"] });
    expect(fileOf(withArmy(with_, 1, "")).units).toEqual([unit]);
    const many = Array.from({ length: 30 }, (_, nth) => ({ name: `u${nth}`, letter: String.fromCharCode(200 + nth) }) as never);
    expect(fileOf(withArmy({ ...draft, units: [...many, unit] }, 0, "")).units).toHaveLength(20);
    expect(fileOf({ ...draft, units: [...many, unit], armies: ["FNNN", ""] }).units?.[0]).toBe(unit);
  });
  test("sets and removes options", () => {
    expect(withOption(withOption(draft, "points", 400), "points", undefined).options).toEqual({});
  });
  test("has the fitted prices as soon as its armies have points", () => {
    const option = (name: string, standard: unknown) => ({ name, default: standard }) as never;
    const brings = { prices: "fitted", unit_price: "fitted" };
    const setup = { options: [option("points", 0), option("prices", {}), option("unit_price", {})], rules: [{ title: "", rules: [{ option: "points", brings } as never] }] } as never;
    const priced = withRule(draft, setup, "points", 400);
    expect(priced.options).toEqual({ points: 400, ...brings });
    expect(withRule(priced, setup, "points", 0).options).toEqual({});
    expect(withRule(withOption(draft, "prices", { pawn: 90 }), setup, "points", 400).options).toEqual({ points: 400, ...brings, prices: { pawn: 90 } });
  });
  test("is recognised", () => {
    expect([isScenario(war), isScenario({ ...war, armies: [1] }), isScenario(null)]).toEqual([true, false, false]);
  });
  test("tells faults with sides by their names", () => {
    const named = withName(draft, 0, "The Knights");
    const told = (place: string, reason: string) => worded({ place, reason, rule: "", spots: [], found: "" }, named);
    expect(told("armies[0]", "NN has 2 units; an army has 4 units in a duel, 1 to 7 with points.")).toBe("The Knights: 2 units; an army has 4 units in a duel, 1 to 7 with points.");
    expect(told("armies[1]", "It costs 420 points of 400: 20 too many.")).toBe("Black: It costs 420 points of 400: 20 too many.");
    expect(told("options", "Option 'points' is too low: no unit costs less than 80 points.")).toBe("Points is too low: no unit costs less than 80 points.");
  });
});
