import { describe, expect, it } from "vitest";
import { complete } from "../../requests/complete.ts";
import type { Choice } from "../../wire.ts";
import { meant, nextTouches, remaining, touch } from "./touch.ts";

const choice = (line: string, ...path: string[]): Choice => complete<Choice>("Choice", { line, label: line, touch: path });
const lines = (choices: readonly Choice[]): string[] => choices.map(({ line }) => line);
const NONE = new Map<string, string>();

const attackQueen = choice("attack Kh 2s Qc", "Kh", "2s", "Qc");
const attackJack = choice("attack Kh 2s Jh", "Kh", "2s", "Jh");
const attackSeven = choice("attack Kh 7d Qc", "Kh", "7d", "Qc");
const discardTwo = choice("discard 2s", "2s", "act:discard");
const discardBoth = choice("discard 2s 7d", "2s", "7d", "act:discard");
const end = choice("end", "act:end");
const all = [attackQueen, attackJack, attackSeven, discardTwo, discardBoth, end];

describe("remaining", () => {
  it("keeps the choices whose path holds every touch, in any order", () => {
    expect(lines(remaining(all, ["2s", "Kh"], NONE))).toEqual(["attack Kh 2s Qc", "attack Kh 2s Jh"]);
    expect(lines(remaining(all, ["7d"], NONE))).toEqual(["attack Kh 7d Qc", "discard 2s 7d"]);
    expect(remaining(all, [], NONE)).toHaveLength(all.length);
  });
});

describe("meant", () => {
  it("is nothing before the whole path was touched, even if one choice remains", () => {
    expect(meant(all, ["7d", "Kh"], NONE)).toBeUndefined();
  });
  it("is the choice whose last id was touched last", () => {
    expect(meant(all, ["Kh", "2s", "Qc"], NONE)).toBe(attackQueen);
    expect(meant(all, ["2s", "act:discard"], NONE)).toBe(discardTwo);
  });
  it("is a lone choice in whatever order it was touched", () => {
    expect(meant(all, ["Qc", "2s", "Kh"], NONE)).toBe(attackQueen);
  });
  it("waits where the touches could still become something longer", () => {
    const pair = choice("arrow 7d 7s", "7d", "7s", "plate1");
    const trio = choice("arrow 7c 7d 7s", "7c", "7d", "7s", "plate1");
    expect(meant([pair, trio], ["7d", "plate1", "7s"], NONE)).toBeUndefined();
    expect(meant([pair, trio], ["7d", "7s", "plate1"], NONE)).toBe(pair);
  });
  it("counts equal cards, so that one stands in for the other", () => {
    const alike = new Map([["7h'", "7h"]]);
    const one = choice("discard 7h", "7h", "act:discard");
    const two = choice("discard 7h 7h", "7h", "7h'", "act:discard");
    expect(meant([one, two], ["7h'", "act:discard"], alike)).toBe(one);
    expect(meant([one, two], ["7h'", "7h", "act:discard"], alike)).toBe(two);
  });
});

describe("touch", () => {
  it("lets a chosen thing go when it is touched again", () => {
    expect(touch(all, ["Kh", "2s"], "2s", NONE)).toEqual(["Kh"]);
  });
  it("exchanges what does not go together and keeps the rest", () => {
    expect(touch(all, ["Kh", "2s"], "7d", NONE)).toEqual(["Kh", "7d"]);
    expect(touch(all, ["Kh", "2s"], "act:end", NONE)).toEqual(["act:end"]);
  });
});

describe("nextTouches", () => {
  it("names every thing that goes on, and the choice that it would settle", () => {
    const next = nextTouches(all, ["Kh", "2s"], NONE);
    expect([...next.keys()]).toEqual(["Qc", "Jh"]);
    expect(next.get("Jh")).toBe(attackJack);
  });
  it("offers the twin of a card as well", () => {
    const alike = new Map([["7h'", "7h"]]);
    const next = nextTouches([choice("discard 7h", "7h", "act:discard")], [], alike);
    expect([...next.keys()]).toEqual(["7h", "act:discard", "7h'"]);
  });
  it("does not ask for a card whose twin has been touched in its place", () => {
    const alike = new Map([["7h'", "7h"]]);
    const next = nextTouches([choice("discard 7h", "7h", "act:discard")], ["7h'"], alike);
    expect([...next.keys()]).toEqual(["act:discard"]);
  });
});
