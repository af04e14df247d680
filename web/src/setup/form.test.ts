import { describe, expect, it } from "vitest";
import { complete } from "../requests/complete.ts";
import type { CharacterInfo, GameSetup, OptionInfo, RuleInfo } from "../wire.ts";
import { changed, changes, defaults, firstProblem, presetValues, problemWith, stepped, valueLabels, withBrought } from "./form.ts";
import { company, seatsAgainst, stronger } from "../parts/cast.ts";
import { companions, resized, roleText, seatsWithFriend } from "./seats.ts";

const option = (more: object): OptionInfo => complete<OptionInfo>("OptionInfo", { name: "limit", kind: "int", default: 3, meaning: "", low: 0, high: 20, ...more });
const rule = (more: object): RuleInfo => complete<RuleInfo>("RuleInfo", { option: "limit", label: "Hits", ...more });
const limit = option({ nullable: true, null: "no limit" });
const mode = option({ name: "mode", kind: "text", default: "a", values: ["a", "b_c"], labels: ["first"] });
const setup = complete<GameSetup>("GameSetup", {
  game: { key: "x", title: "X", tagline: "", minutes: [1, 2], least_seats: 2, most_seats: 4, usual_seats: 2 },
  options: [limit, mode],
  standard: "",
  rules: [{ title: "The end", rules: [{ option: "limit", label: "Hits" }, { option: "mode", label: "Mode" }] }],
  presets: [
    { name: "one", title: "One", says: "", players: 2 },
    { name: "two", title: "Two", says: "", players: 4, options: { mode: "b_c" } },
  ],
});

describe("the form", () => {
  it("asks only for what differs from the standard, and no limit differs from a number", () => {
    const values = defaults(setup.options);
    expect(changed(setup.options, values)).toEqual({});
    expect(changed(setup.options, { ...values, limit: null })).toEqual({ limit: null });
    expect(changed(setup.options, presetValues(setup, setup.presets[1]))).toEqual({ mode: "b_c" });
  });
  it("counts what the player has changed, not what the preset has", () => {
    expect(changes(setup, setup.presets[1], presetValues(setup, setup.presets[1]))).toBe(0);
    expect(changes(setup, setup.presets[1], { ...presetValues(setup, setup.presets[1]), limit: null })).toBe(1);
  });
  it("brings what belongs to a rule, and takes it away with the rule", () => {
    const bringing = rule({ brings: { mode: "b_c" } });
    const [standard, chosen] = [defaults(setup.options), { limit: 3, mode: "own" }];
    const brought = withBrought(setup.options, bringing, standard, 5);
    expect(brought).toEqual({ limit: 5, mode: "b_c" });
    expect(withBrought(setup.options, bringing, brought, 3)).toEqual(standard);
    expect(withBrought(setup.options, bringing, chosen, 5)).toEqual({ limit: 5, mode: "own" });
    expect(withBrought(setup.options, bringing, { limit: 5, mode: "own" }, 3)).toEqual(chosen);
    const rules = [{ title: "The end", rules: [bringing] }];
    expect(changes({ ...setup, rules }, setup.presets[0], brought)).toBe(1);
  });
  it("names values in players' words", () => {
    expect(valueLabels(mode, rule({ words: ["at first", "later"] }))).toEqual([["a", "at first"], ["b_c", "later"]]);
    expect(valueLabels(mode, rule({}))).toEqual([["a", "first"], ["b_c", "b c"]]);
  });
  it("steps within bounds and over the numbers that are allowed", () => {
    expect([stepped(limit, 20, 1), stepped(limit, 0, -1), stepped(limit, 3, 1)]).toEqual([20, 0, 4]);
    const aces = option({ among: [1, 14], low: 1, high: 14 });
    expect([stepped(aces, 1, 1), stepped(aces, 14, 1), stepped(aces, 14, -1)]).toEqual([14, 14, 1]);
  });
  it("says what is wrong with the label that the player reads", () => {
    expect(problemWith(limit, rule({}), 21)).toBe("Hits: choose a whole number from 0 to 20.");
    expect(problemWith(limit, rule({}), Number.NaN)).toContain("Hits");
    expect(problemWith(limit, rule({}), null)).toBe("");
    expect(firstProblem(setup, { ...defaults(setup.options), limit: 99 })).toContain("Hits");
  });
});

describe("seats", () => {
  const someone = (name: string, strength: number, level: string): CharacterInfo => complete<CharacterInfo>("CharacterInfo", { key: name.toLowerCase(), name, level, strength, about: "", tincture: 0, charge: "x" });
  const all = [someone("Alba", 1, "Page"), someone("Bruno", 1, "Page"), someone("Dario", 2, "Squire"), someone("Edda", 2, "Squire")];
  it("are yours and those of a character with company of the same level", () => {
    expect(seatsAgainst(all[2]!, 2)).toEqual(["me", "dario"]);
    expect(seatsAgainst(all[2]!, 4)).toEqual(["me", "dario", "squire", "squire"]);
    expect(company(all[3]!, all, 2)).toEqual(["Edda", "Dario"]);
  });
  it("can be more or fewer", () => {
    expect(resized(["me", "open"], 3)).toEqual(["me", "open", "squire"]);
  });
  it("with a friend are one friend's and bots'", () => {
    expect(seatsWithFriend(4)).toEqual(["me", "open", "squire", "squire"]);
    expect(companions(seatsWithFriend(2), all)).toBe("a friend");
    expect(companions(seatsWithFriend(4), all)).toBe("a friend and 2 Squires");
    expect(companions(["me", "open", "open", "alba", "page"], all)).toBe("2 friends, Alba and a Page");
    expect(companions(["me", "dario", "edda"], all)).toBe("Dario and Edda");
  });
  it("are told in a sentence where one of them differs", () => {
    expect(roleText("game master", "lot")).toBe("A lot decides who is the game master.");
  });
  it("lead to somebody stronger, at last to nobody", () => {
    expect(stronger("bruno", all)?.name).toBe("Edda");
    expect(stronger("dario", all)).toBeNull();
    expect(stronger("greedy", all)).toBeNull();
  });
});
