import { describe, expect, test } from "vitest";
import type { Scene, Sentence, Token } from "../../../wire.ts";
import { stageFights } from "./stage.ts";

const soldier = (id: string, face: string) => ({ id, face, marks: [] }) as unknown as Token;
const scene = (hits: number): Scene =>
  ({
    seat: 0,
    plates: [0, 1].map((seat) => ({ seat, marks: [] })),
    gauges: [0, 1].map((seat) => ({ id: `hits${seat}`, value: seat === 1 ? hits : 0, of: 5 })),
    zones: [
      { id: "army0", owner: 0, tokens: [soldier("a", "Qh"), soldier("b", "9s"), soldier("c", "6c")] },
      { id: "army1", owner: 1, tokens: [soldier("d", "Td")] },
    ],
  }) as unknown as Scene;
const told = (text: string, seat: number, by: string[], to: string[] = []): Sentence => ({ text, seat, heading: false, past: "", by, to }) as Sentence;

describe("the end of an attack", () => {
  const log = [told("takes 1 hit: 3 of 5", 1, ["a"]), told("[Td] strikes first and fells [9s]", 1, ["d"], ["b"]), told("[6c] strikes and fells [Td]", 0, ["c"], ["d"])];
  const beats = stageFights({ before: scene(2), after: scene(3), log });

  test("a soldier that gets through cracks the next stone", () => {
    expect(beats[0]).toMatchObject({ seat: 0, say: "The queen of hearts gets through: the third stone cracks.", small: "{1} has 2 stones left.", arrows: [{ from: "a", to: "hits1" }] });
    expect(beats[0]!.scene!.gauges.map((gauge) => gauge.value)).toEqual([0, 3]);
  });

  test("blows follow one by one, and who has fallen is gone at the next", () => {
    expect(beats.map((beat) => beat.marks!.map((mark) => mark.at))).toEqual([["hits1"], ["b"], ["d"]]);
    expect(beats[2]!.scene!.zones[0]!.tokens.map((token) => token.id)).toEqual(["a", "c"]);
  });

  test("a step without hits and blows is not staged", () => {
    expect(stageFights({ before: scene(2), after: scene(2), log: [told("plays [5d]", 1, [])] })).toEqual([]);
  });
});
