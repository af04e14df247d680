import { describe, expect, test } from "vitest";
import { complete } from "../../requests/complete.ts";
import type { Scene } from "../../wire.ts";
import { changesOf } from "./changes.ts";

const scene = (...numbers: string[]): Scene =>
  complete<Scene>("Scene", {
    game: "battle-royal",
    seat: 0,
    phase: "Act",
    prompt: { mode: "turn", seat: 0, say: "" },
    plates: [
      { id: "plate0", seat: 0, note: "", marks: ["force-white", "side0"] },
      { id: "plate1", seat: 1, note: "", marks: ["force-black", "side1"] },
    ],
    zones: [],
    numbers: numbers.map((text) => ({ text })),
  });

describe("what the others' turns have changed", () => {
  const before = scene("White to Lancaster: 11 points", "Black to York: 12 points", "thinnest place: 44, 2 pawns would fall");

  test("is told by the ways to the capitals, the largest change first", () => {
    const after = scene("White to Lancaster: 12 points", "Black to York: 9 points", "thinnest place: 44, 2 pawns would fall");
    expect(changesOf(before, after)).toEqual({
      title: "Black is nearer to York",
      rows: [
        { icon: "warn", text: "Black needs 9 points to reach York, 3 fewer than before." },
        { icon: "flag", text: "You need 12 points to reach Lancaster, 1 more than before." },
      ],
    });
  });

  test("tells a way that is barred and a new thin place", () => {
    const after = scene("White to Lancaster: out of reach", "Black to York: 12 points", "thinnest place: 53, 4 pawns would fall");
    expect(changesOf(before, after)).toEqual({
      title: "You are farther from Lancaster",
      rows: [
        { icon: "flag", text: "You cannot reach Lancaster any more." },
        { icon: "link", text: "Your thinnest place is now 53, 4 pawns would fall." },
      ],
    });
  });

  test("is nothing where no way has changed", () => expect(changesOf(before, before)).toBeNull());
});
