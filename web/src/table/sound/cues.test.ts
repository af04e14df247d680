import { expect, test } from "vitest";
import type { Prompt, Scene, Sentence, Token, Zone } from "../../wire.ts";
import { beatCues, cues } from "./cues.ts";

const token = (id: string, more: Partial<Token> = {}): Token => ({ id, name: id, kind: "card", face: id, deck: "a", tilt: 0, under: [], points: null, badge: null, note: "", marks: [], place: null, like: "", aim: "", ...more });
const zone = (id: string, kind: Zone["kind"], tokens: readonly Token[], count = 0): Zone => ({ id, kind, label: id, owner: 0, tokens, count, note: "", columns: 0 });
const scene = (zones: readonly Zone[], mode: Prompt["mode"] = "wait", more: Partial<Scene> = {}): Scene =>
  ({ zones, gauges: [], seat: 0, result: null, prompt: { mode, seat: 0, say: "", small: "" }, ...more }) as unknown as Scene;
const names = (before: Scene, after: Scene, log: readonly Sentence[] = [], staged = false) => cues(before, after, log, staged).map((cue) => cue.name);

test("nothing is heard where nothing changes", () => {
  const same = scene([zone("hand0", "fan", [token("Kh")])]);
  expect(names(same, same)).toEqual([]);
});

test("a drawn card, a played card, a piece put down", () => {
  const before = scene([zone("deck", "pile", [], 5), zone("hand0", "fan", [token("Kh")]), zone("field0", "row", [])]);
  const after = scene([zone("deck", "pile", [], 4), zone("hand0", "fan", [token("2c")]), zone("field0", "row", [token("Kh")])]);
  expect(names(before, after).toSorted()).toEqual(["card", "draw"]);
  const pawn = scene([zone("pawns", "map", [token("p1", { kind: "piece" })])]);
  expect(names(scene([zone("pawns", "map", [])]), pawn)).toEqual(["place"]);
  expect(names(pawn, scene([zone("pawns", "map", [])]))).toEqual(["fall"]);
});

test("at most four equal sounds", () => {
  const cards = ["2c", "3c", "4c", "5c", "6c", "7c"].map((id) => token(id));
  const before = scene([zone("deck", "pile", [], 9), zone("hand0", "fan", [])]);
  const after = scene([zone("deck", "pile", [], 3), zone("hand0", "fan", cards)]);
  expect(names(before, after)).toEqual(["draw", "draw", "draw", "draw"]);
});

test("blow and fall follow the log, and are not repeated after they were staged", () => {
  const before = scene([zone("army", "row", [token("9s"), token("Tc")])]);
  const after = scene([zone("army", "row", [token("Tc")])]);
  const log: Sentence[] = [{ text: "falls", seat: 0, heading: false, by: ["Tc"], to: ["9s"], past: "" }];
  expect(names(before, after, log)).toEqual(["blow", "fall"]);
  expect(names(before, after, log, true)).toEqual([]);
});

test("a royal that lies down falls; a stone cracks; dice roll", () => {
  const field = (tilt: Token["tilt"]) => [zone("field0", "row", [token("Kh", { tilt })])];
  expect(names(scene(field(20)), scene(field(90)))).toEqual(["fall"]);
  const castle = (value: number) => scene([], "wait", { gauges: [{ id: "hits0", label: "hits", value, owner: 0, of: 5, parts: [] }] });
  expect(names(castle(1), castle(3))).toEqual(["stone", "stone"]);
  const roll = (face: string) => scene([zone("roll", "row", [token("roll", { kind: "piece", face })])]);
  expect(names(roll("die1"), roll("die5"))).toEqual(["dice"]);
});

test("your turn, a win and a loss are called once", () => {
  expect(names(scene([]), scene([], "turn"))).toEqual(["turn"]);
  expect(names(scene([], "turn"), scene([], "turn"))).toEqual([]);
  expect(names(scene([], "turn"), scene([], "answer"))).toEqual([]);
  expect(names(scene([], "turn"), scene([], "over", { result: [1, 0] }))).toEqual(["win"]);
  expect(names(scene([], "wait"), scene([], "over", { result: [0, 1] }))).toEqual(["lose"]);
  expect(names(scene([], "over", { result: [0, 1] }), scene([], "over", { result: [0, 1] }))).toEqual([]);
});

test("a staged moment sounds by its marks", () => {
  expect(beatCues({ seat: 0, say: "", marks: [{ at: "9s", text: "falls", kind: "falls" }] }).map((cue) => cue.name)).toEqual(["blow", "fall"]);
  expect(beatCues({ seat: 0, say: "" })).toEqual([]);
});
