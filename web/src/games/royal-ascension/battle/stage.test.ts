import { describe, expect, test } from "vitest";
import { complete } from "../../../requests/complete.ts";
import type { Gauge, Scene, Sentence, Zone } from "../../../wire.ts";
import { outcomeOf } from "./outcome.ts";
import { stageBattle } from "./stage.ts";

interface Fight {
  readonly seat: number | null;
  readonly notes: readonly [string, string];
  readonly dice?: readonly [string, string];
  readonly lands: readonly [string, string];
  readonly title?: string;
}

const zone = (id: string, owner: number, faces: readonly string[], note = ""): Zone =>
  complete<Zone>("Zone", {
    id,
    kind: "row",
    label: "",
    owner,
    note,
    tokens: faces.map((face) => ({ id: `${id} ${face}`, name: face, face, kind: face.startsWith("die") ? "piece" : face.length > 2 ? "cell" : "card" })),
  });

function strength(owner: number, land: string, dice: string): Gauge {
  const sum = dice ? dice.split(" ").reduce((total, pips) => total + Number(pips), 0) : 0;
  const parts = [{ label: land, value: 40 }, ...(dice ? [{ label: `dice ${dice}`, value: sum }] : [])];
  return complete<Gauge>("Gauge", { id: `strength${owner}`, label: "strength", value: 40 + sum, owner, parts });
}

function fight({ seat, notes, dice = ["", ""], lands, title = "Battle" }: Fight): Scene {
  const sent = ["Pika Hills", "Char Forest"];
  const dieFaces = (throws: string) => (throws ? throws.split(" ").map((pips) => `die${pips}`) : []);
  return complete<Scene>("Scene", {
    game: "royal-ascension",
    seat,
    phase: "Battle",
    prompt: { mode: "wait", seat: null, say: "{1} draws one heart out of your hand, blindly." },
    zones: [0, 1].flatMap((owner) => [
      zone(`battle${owner}`, owner, [sent[owner]!, ...dieFaces(dice[owner]!)], notes[owner]!),
      zone(`lands${owner}`, owner, lands[owner]!.split(" ")),
    ]),
    gauges: [0, 1].flatMap((owner) => [
      strength(owner, sent[owner]!, dice[owner]!),
      complete<Gauge>("Gauge", { id: `throne${owner}`, label: "territories", value: lands[owner]!.split(" ").length, owner, of: 7 }),
    ]),
    focus: { title, what: "", sum: [], then: [], verdict: null },
    plates: [],
  });
}

const ring = (lands: readonly [string, string]): Scene =>
  complete<Scene>("Scene", {
    game: "royal-ascension",
    seat: 0,
    phase: "Ring",
    prompt: { mode: "wait", seat: 1, say: "{1} rolls the die." },
    zones: [0, 1].map((owner) => zone(`lands${owner}`, owner, lands[owner]!.split(" "))),
    gauges: [0, 1].map((owner) => complete<Gauge>("Gauge", { id: `throne${owner}`, label: "territories", value: lands[owner]!.split(" ").length, owner, of: 7 })),
    plates: [],
  });

const told = (seat: number | null, text: string): Sentence => complete<Sentence>("Sentence", { seat, text });

const before = fight({ seat: 0, notes: ["attacks, strength 40", "defends, strength 40"], dice: ["4 2 5 3", ""], lands: ["pika mew", "char"] });
const won = fight({ seat: 0, notes: ["attacks, wins", "defends, loses"], dice: ["4 2 5 3", "4 4 1 1"], lands: ["pika mew char", "teal"] });
const log = [told(1, "rolls 4 4 1 1: 40 + 10 = 50"), told(0, "wins Char Forest from {1}, 54 to 50")];

describe("the outcome of a battle", () => {
  test("is said to the winner, the loser and everybody else", () => {
    expect(outcomeOf(won)).toEqual({ winner: 0, say: "54 to 50: Char Forest is yours", small: "You hold 3 of the 7 territories for the throne." });
    expect(outcomeOf({ ...won, seat: 1 })?.say).toBe("54 to 50: {0} takes Char Forest");
    expect(outcomeOf({ ...won, seat: null })?.small).toBe("{0} holds 3 of the 7 territories for the throne.");
    expect(outcomeOf(before)).toBeNull();
  });

  test("is everything in an all-in battle", () => {
    const all = fight({ seat: 0, notes: ["wins", "loses"], dice: ["4 2 5 3", "4 4 1 1"], lands: ["a b c d e f g h", "x"], title: "All in" });
    expect(outcomeOf(all)?.say).toBe("54 to 50: every territory of {1} is yours");
    expect(outcomeOf({ ...all, seat: 1 })?.say).toBe("54 to 50: {0} takes all your territories");
    expect(outcomeOf(all)?.small).toBe("You hold 8 territories and take the throne.");
  });
});

describe("the stage of a battle", () => {
  test("waits for the fighters after the last throw, and not for others", () => {
    const [beat] = stageBattle({ before, after: won, log });
    expect(beat).toMatchObject({ seat: 0, say: "54 to 50: Char Forest is yours.", small: "{1} draws one heart out of your hand, blindly.", until: "Go on" });
    const watched = stageBattle({ before: { ...before, seat: 2 }, after: { ...won, seat: 2 }, log });
    expect([watched.length, watched[0]?.until, watched[0]?.hold]).toEqual([1, undefined, 4]);
  });

  test("shows the last dice where no card is lost and the ring follows at once", () => {
    const [beat] = stageBattle({ before, after: ring(["pika mew char", "teal"]), log });
    expect([beat?.say, beat?.small, beat?.until]).toEqual(["54 to 50: Char Forest is yours.", "No card is lost.", "Go on"]);
    expect(beat?.scene?.zones.find((one) => one.id === "battle1")?.tokens.map((token) => token.face)).toEqual(["Char Forest", "die4", "die4", "die1", "die1"]);
  });

  test("shows a tie with both throws", () => {
    const tie = [told(1, "rolls 5 5 2 2: 40 + 14 = 54"), told(null, "A tie: {0} and {1} roll again.")];
    const [beat] = stageBattle({ before, after: { ...before, gauges: before.gauges }, log: tie });
    expect([beat?.say, beat?.until]).toEqual(["A tie: {0} and {1} roll again.", undefined]);
    expect(beat?.scene?.gauges.find((gauge) => gauge.id === "strength1")?.value).toBe(54);
  });

  test("says the strengths when everything is shown", () => {
    const secret = { ...before, gauges: before.gauges.filter((gauge) => gauge.id !== "strength1") };
    expect(stageBattle({ before: secret, after: before, log: [] })).toMatchObject([{ say: "All is shown: 54 to 40 before the dice." }]);
    expect(stageBattle({ before, after: before, log: [] })).toEqual([]);
  });
});
