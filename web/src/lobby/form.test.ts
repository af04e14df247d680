import { describe, expect, it } from "vitest";
import { complete } from "../complete.ts";
import type { GameInfo, OptionInfo } from "../wire.ts";
import { changed, defaults, firstProblem, labelOf, parsedData, problemWith, valueLabels } from "./form.ts";
import { resized, seatsAgainstBots, seatSet, seatsWithFriend } from "./seats.ts";

const option = (given: Partial<OptionInfo> & Pick<OptionInfo, "name" | "kind" | "default">): OptionInfo =>
  complete<OptionInfo>("OptionInfo", { meaning: "", ...given });

const games = option({ name: "match_games", kind: "int", default: 1, low: 1, high: 99 });
const limit = option({ name: "reshuffle_limit", kind: "int", default: 3, low: 0, high: 20, nullable: true });
const refill = option({ name: "refill", kind: "text", default: "end", values: ["end", "start_only"], labels: ["at the end"] });
const futile = option({ name: "futile_attacks", kind: "bool", default: true });
const all = [games, limit, refill, futile];

describe("a form made from options", () => {
  it("begins at the defaults, which ask for nothing", () => {
    expect(defaults(all)).toEqual({ match_games: 1, reshuffle_limit: 3, refill: "end", futile_attacks: true });
    expect(changed(all, defaults(all))).toEqual({});
  });
  it("asks for what differs only", () => {
    expect(changed(all, { ...defaults(all), reshuffle_limit: null, futile_attacks: false })).toEqual({ reshuffle_limit: null, futile_attacks: false });
  });
  it("labels fields and values", () => {
    expect(labelOf(games)).toBe("Match games");
    expect(valueLabels(refill)).toEqual([["end", "at the end"], ["start_only", "Start only"]]);
  });
  it("says what is wrong before the server has to", () => {
    expect(problemWith(games, 0)).toBe("Match games takes a whole number from 1 to 99.");
    expect(problemWith(games, 1.5)).not.toBe("");
    expect(problemWith(games, Number.NaN)).not.toBe("");
    expect(problemWith(games, null)).toBe("Match games needs a value.");
    expect(problemWith(limit, null)).toBe("");
    expect(problemWith(refill, "never")).toContain("end, start_only");
    expect(firstProblem(all, defaults(all))).toBe("");
  });
  it("takes data as JSON", () => {
    expect(parsedData('["Kh"]')).toEqual({ value: ["Kh"] });
    expect(parsedData(" ")).toEqual({ value: null });
    expect(parsedData("[")).toHaveProperty("problem");
  });
});

describe("seats", () => {
  const game = complete<GameInfo>("GameInfo", { key: "x", title: "X", tagline: "", minutes: [1, 2], least_seats: 2, most_seats: 4, usual_seats: 3, options: [], bots: ["page", "squire"], bots_about: ["", ""], rules: "" });
  it("are one click away: me against the usual bot, or with open seats", () => {
    expect(seatsAgainstBots(game)).toEqual(["me", "squire", "squire"]);
    expect(seatsWithFriend(game)).toEqual(["me", "open", "open"]);
  });
  it("can be more or fewer", () => {
    expect(resized(["me", "open"], 4, game)).toEqual(["me", "open", "squire", "squire"]);
    expect(resized(["me", "open", "random"], 2, game)).toEqual(["me", "open"]);
  });
  it("hold me once: changing seats swaps places", () => {
    expect(seatSet(["me", "greedy"], 1, "me")).toEqual(["greedy", "me"]);
    expect(seatSet(["me", "greedy"], 0, "random")).toEqual(["random", "greedy"]);
  });
});
