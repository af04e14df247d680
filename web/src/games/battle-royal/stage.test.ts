import { expect, test } from "vitest";
import { complete } from "../../requests/complete.ts";
import type { Scene, Sentence } from "../../wire.ts";
import { stageFalls } from "./stage.ts";

const scene = (pawns: Readonly<Record<string, string>>, lines: readonly string[], marks: Readonly<Record<string, string>> = {}): Scene =>
  complete<Scene>("Scene", {
    game: "battle-royal",
    prompt: { mode: "wait", seat: 0, say: "" },
    zones: [
      {
        id: "pawns",
        kind: "map",
        label: "Pawns",
        tokens: [
          ...Object.entries(pawns).map(([square, face], nth) => ({ id: `pawn:${square}`, name: square, kind: "piece", face, like: square, place: square.charCodeAt(0) * 20 + Number(square.slice(1)), marks: marks[square] ? [marks[square]] : [], points: nth })),
          ...lines.map((note) => ({ id: `contact:${note}`, name: note, kind: "place", face: "contact", note, marks: ["black"] })),
        ],
      },
      { id: "prices", kind: "map", label: "", tokens: [{ id: "price:k6", name: "", kind: "place", face: "price", place: 1 }] },
    ],
    plates: [],
  });

const log: readonly Sentence[] = [
  { text: "captures Black's pawn on k6", seat: 0 },
  { text: "loses j5", seat: 1 },
].map((sentence) => complete<Sentence>("Sentence", sentence));

const before = scene({ j7: "white", k6: "black", j5: "black", l7: "black" }, ["j5|k6", "k6|l7"], { j7: "hand" });
const after = scene({ k6: "white", l7: "black" }, []);

test("a capture shows the blow, then the broken line with the pawns that are cut off", () => {
  const [strike, breaks] = stageFalls({ before, after, log });
  expect(strike?.arrows).toEqual([{ from: "pawn:j7", to: "pawn:k6" }]);
  expect(strike?.marks).toEqual([{ at: "pawn:k6", text: "", kind: "struck" }]);
  const tokens = breaks?.scene?.zones[0]?.tokens ?? [];
  expect(tokens.filter((token) => token.marks.includes("cut")).map((token) => token.id)).toEqual(["pawn:j5"]);
  expect(tokens.filter((token) => token.face === "broken").map((token) => token.note)).toEqual(["j5|k6", "k6|l7"]);
  expect(tokens.find((token) => token.id === "pawn:k6")?.face).toBe("white");
  expect([breaks?.seat, breaks?.say]).toEqual([1, "Loses j5"]);
});

test("a capture that cuts nothing off has one moment, and a placement none", () => {
  const held = scene({ k6: "white", j5: "black", l7: "black" }, []);
  expect(stageFalls({ before, after: held, log }).length).toBe(1);
  const placed = scene({ j7: "white", k6: "black", j5: "black", l7: "black", i7: "white" }, []);
  expect(stageFalls({ before: scene({ j7: "white", k6: "black", j5: "black", l7: "black" }, []), after: placed, log })).toEqual([]);
});
