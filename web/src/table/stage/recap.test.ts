import { expect, test } from "vitest";
import { complete } from "../../requests/complete.ts";
import type { Scene, Sentence } from "../../wire.ts";
import type { Step } from "../board/beats.ts";
import { lastTurns, recapOf, recapTexts } from "./recap.ts";
import { traceOf } from "./trace.ts";

const scene = (field: readonly object[], discard: readonly string[] = [], points = 0): Scene =>
  complete<Scene>("Scene", {
    game: "x",
    seat: 0,
    phase: "",
    prompt: { mode: "wait", seat: 1, say: "" },
    plates: [],
    gauges: [{ id: "points0", label: "points", value: points, owner: 0 }],
    zones: [
      { id: "hand1", kind: "fan", label: "", owner: 1, tokens: [0, 1, 2].slice(field.length + discard.length).map((n) => ({ id: `hand1.${n}`, name: "", kind: "back" })) },
      { id: "field1", kind: "row", label: "", owner: 1, tokens: field },
      { id: "discard", kind: "pile", label: "", tokens: discard.map((face) => ({ id: face, name: face, face })), count: discard.length },
    ],
  });

const jack = { id: "Jh", name: "jack", face: "Jh", tilt: 20 };
const said = (text: string, seat: number, past = ""): Sentence => complete<Sentence>("Sentence", { text, seat, past });
const step = (before: Scene, after: Scene, ...log: Sentence[]): Step => ({ before, after, log });
const empty = scene([]);

test("acts are numbered; answers and what follows belong to the act before them", () => {
  const recap = recapOf(
    [
      step(empty, empty, said("revives [Qc]", 1, "revived the queen")),
      step(empty, empty, said("arrows on your [Qs]", 1, "attacked your queen")),
      step(empty, empty, said("no block", 0), said("2 ≥ 2, she falls", 1, "felled your queen")),
      step(empty, empty, said("draws 4", 1)),
    ],
    0,
  );
  expect(recap?.acts.map(({ number, past, told }) => [number, past, told.length])).toEqual([
    [1, "revived the queen", 1],
    [2, "felled your queen", 4],
  ]);
  expect(recapTexts(recap!)).toEqual([{ seat: 1, text: "revived the queen and felled your queen." }]);
});

test("what the viewer does meanwhile is told with the act, but leaves no trace", () => {
  const recap = recapOf([step(empty, empty, said("walks to 4", 1, "walked to 4")), step(empty, scene([jack]), said("adds [Jh], in secret", 0))], 0)!;
  expect(recap.acts.map(({ told, steps }) => [told.length, steps.length])).toEqual([[2, 1]]);
});

test("what follows a heading belongs to the next turn, not to the act before it", () => {
  const heading = complete<Sentence>("Sentence", { text: "Turn 2", heading: true });
  const steps = [step(empty, empty, said("places 24", 1, "placed 24")), step(empty, empty, heading, said("draws a 3", 2)), step(empty, empty, said("takes up 30", 2)), step(empty, empty, said("places 31", 2, "placed 31"))];
  expect(recapOf(steps, 0)?.acts.map(({ seat, told, steps: own }) => [seat, told.length, own.length])).toEqual([
    [1, 1, 1],
    [2, 1, 1],
  ]);
});

test("of each player the last turn is kept, also for those who never act", () => {
  const turn = (seat: number, text: string): Step => step(empty, empty, complete<Sentence>("Sentence", { text: "Turn", heading: true }), said(text, seat, text));
  const kept = (...steps: Step[]): string[] => lastTurns(steps).map(({ log }) => log[1]!.text);
  expect(kept(turn(1, "a"), turn(2, "b"))).toEqual(["a", "b"]);
  expect(kept(turn(1, "a"), turn(2, "b"), turn(1, "c"), turn(2, "d"), turn(1, "e"))).toEqual(["d", "e"]);
});

test("the viewer's own acts are no recap", () => {
  expect(recapOf([step(empty, empty, said("recruits", 0, "recruited the jack"))], 0)).toBeNull();
});

test("equal verbs are told together, and no more than three acts", () => {
  const told = (...pasts: string[]): string => recapTexts(recapOf(pasts.map((past) => step(empty, empty, said("", 1, past))), 0)!)[0]!.text;
  expect(told("placed 24", "placed 25", "placed 58")).toBe("placed 24, 25 and 58.");
  expect(told(...[1, 2, 3, 4, 5, 6].map((square) => `placed a pawn on ${square}`))).toBe("placed a pawn on 1, 2, 3, 4 and 2 more.");
  expect(told("hit you for 2 points", "hit you for 3 points")).toBe("hit you for 2 points and 3 points.");
  expect(told("felled your king of hearts with 2 arrows", "felled your king of spades with the queen")).toBe("felled your king of hearts with 2 arrows and your king of spades with the queen.");
  expect(told("revealed a joker", "revealed a joker")).toBe("revealed a joker twice.");
  expect(told("blocked with [2d]", "blocked with [Ac]")).toBe("blocked with [2d] and [Ac].");
  expect(told("drew", "played", "took", "gave")).toBe("drew, played, took and more.");
});

test("each of several players has a sentence", () => {
  const recap = recapOf([step(empty, empty, said("", 1, "placed 24")), step(empty, empty, said("", 2, "captured 37"))], 0);
  expect(recapTexts(recap!)).toEqual([{ seat: 1, text: "placed 24." }, { seat: 2, text: "captured 37." }]);
});

test("an act leaves marks, a way from where things came, ghosts of played cards and what was scored", () => {
  const recap = recapOf([step(empty, scene([jack], ["6c"], 1), said("recruits [Jh]", 1, "recruited the jack"))], 0)!;
  const trace = traceOf(recap.acts[0]!);
  expect(trace.marks).toEqual([{ at: "Jh", text: "recruited" }, { at: "points0", text: "+1" }]);
  expect(trace.ways).toEqual([{ from: "hand1", to: "Jh" }]);
  expect(trace.ghosts).toEqual([{ faces: ["6c"], from: "hand1", to: "Jh" }]);
});

test("what the viewer put down has no mark, although what others see of it belongs to their act", () => {
  const mine = { ...empty, zones: [complete<Scene["zones"][number]>("Zone", { id: "army0", kind: "list", label: "", owner: 0, tokens: [{ id: "recruit0.0", name: "rook" }] })] };
  const steps = [step(empty, empty, said("has chosen an army", 1, "chose an army")), step(empty, mine, said("recruits a rook", 0, "recruited a rook"), said("has a pawn", 1))];
  expect(traceOf(recapOf(steps, 0)!.acts[0]!).marks).toEqual([]);
});

test("what was struck has a mark, although it stays as it was", () => {
  const hit = complete<Sentence>("Sentence", { text: "attacks the jack: 1 damage", seat: 2, past: "hit the jack", to: ["Jh"] });
  expect(traceOf(recapOf([step(scene([jack]), scene([jack]), hit)], 0)!.acts[0]!).marks).toEqual([{ at: "Jh", text: "" }]);
});

test("what stands up by itself when a turn begins has no mark", () => {
  const risen = recapOf([step(scene([jack]), scene([{ ...jack, tilt: 0 }]), said("", 2, "discarded 1 card"))], 0)!;
  expect(traceOf(risen.acts[0]!).marks).toEqual([]);
});

test("a card that was played and lies on the discard pile has no mark there", () => {
  const six = { id: "6c", name: "6c", face: "6c" };
  const recap = recapOf([step(empty, scene([six]), said("attacks", 1, "attacked you")), step(scene([six]), scene([], ["6c"]), said("no block", 0), said("falls", 1, "felled your queen"))], 0)!;
  expect(traceOf(recap.acts[0]!).marks).toEqual([]);
});

test("cards that are laid out together leave no marks; a single one does", () => {
  const board = (...ids: string[]): Scene => ({ ...empty, zones: [complete<Scene["zones"][number]>("Zone", { id: "board", kind: "grid", label: "", tokens: ids.map((id, place) => ({ id, name: id, place })) })] });
  const marks = (...ids: string[]) => traceOf(recapOf([step(board(), board(...ids), said("chooses", 1, "chose"))], 0)!.acts[0]!).marks.length;
  expect(marks("a2", "b1", "b2")).toBe(0);
  expect(marks("a2")).toBe(1);
});
