import { expect, test } from "vitest";
import { complete } from "../../requests/complete.ts";
import type { Scene, Sentence } from "../../wire.ts";
import { recapOf, recapTexts } from "./recap.ts";
import { toldSteps } from "./told.ts";

const scene = (seat: number | null): Scene => complete<Scene>("Scene", { game: "x", seat, phase: "", prompt: { mode: "turn", seat, say: "" }, plates: [], zones: [] });
const said = (text: string, seat: number | null, past = ""): Sentence => complete<Sentence>("Sentence", { text, seat, past });
const turn = (number: number, seat: number): Sentence => complete<Sentence>("Sentence", { text: `Turn ${number}, {${seat}}`, heading: true });

const retold = (log: readonly Sentence[], seat: number | null = 0) => recapOf(toldSteps(log, scene(seat)), seat);

const theirs = [
  turn(2, 1),
  said("revives [Qc]", 1, "revived the queen"),
  said("shoots at [Qs]", 1, "attacked your queen"),
  said("does not block", 0),
  said("2 ≥ 2, she falls", 1, "felled your queen"),
  said("ends the turn", 1),
];

test("a newcomer is told what the others did since the viewer's last turn, from the log alone", () => {
  const recap = retold([turn(1, 0), said("recruits [Kh]", 0, "recruited the king"), ...theirs, turn(3, 0), said("draws 2 cards", 0)]);
  expect(recapTexts(recap!)).toEqual([{ seat: 1, text: "revived the queen and felled your queen." }]);
  expect(recap!.acts.map(({ told }) => told.length)).toEqual([1, 4]);
  expect(recap!.steps).toEqual([]); // nothing that could be shown again
});

test("while the others still act the turn that runs is told", () => {
  const recap = retold([turn(1, 0), said("recruits [Kh]", 0, "recruited the king"), ...theirs.slice(0, 2)]);
  expect(recapTexts(recap!)).toEqual([{ seat: 1, text: "revived the queen." }]);
});

test("whoever has acted in this turn is told nothing", () => {
  expect(retold([...theirs, turn(3, 0), said("recruits [Kh]", 0, "recruited the king")])).toBeNull();
});

test("where headings name no player, the viewer's last act is the beginning", () => {
  const round = complete<Sentence>("Sentence", { text: "Round 4", heading: true });
  const recap = retold([round, said("places 24", 1, "placed 24"), said("places 30", 0, "placed 30"), said("places 31", 1, "placed 31")]);
  expect(recapTexts(recap!)).toEqual([{ seat: 1, text: "placed 31." }]);
});

test("an attack that was blocked is one act; what its player does next is another", () => {
  const blocked = [said("does not counter", 1), said("loses [3c]: the attack is blocked", 1, "attacked you in vain")];
  const log = [turn(1, 0), turn(2, 1), said("shoots at you", 1, "attacked you with 2 arrows"), said("blocks with [Ah]", 0), ...blocked, said("plays [Th]", 1, "played [Th]")];
  expect(recapTexts(retold(log)!)).toEqual([{ seat: 1, text: "attacked you in vain and played [Th]." }]);
});

test("an act after an answer without a result is an act of its own", () => {
  const log = [turn(1, 0), turn(2, 1), said("attacks you with [7h]", 1, "attacked you with [7h]"), said("lets [7h] through", 0), said("takes 1 hit: 1 of 5", 0, "took 1 hit"), said("plays [Th]", 1, "played [Th]")];
  expect(recapTexts(retold(log)!)).toEqual([{ seat: 1, text: "attacked you with [7h] and played [Th]." }]);
});
