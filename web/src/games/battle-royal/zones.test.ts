import { expect, test } from "vitest";
import { complete } from "../../requests/complete.ts";
import type { Scene } from "../../wire.ts";
import { actingPlaces } from "./zones.ts";

const COLUMNS = 10;

/** A scene of a map with one row of ten squares, a1 to j1: pawns by their places, and the places in reach. */
const scene = (pawns: Readonly<Record<number, string>>, reach: readonly number[], more: object = {}): Scene =>
  complete<Scene>("Scene", {
    game: "battle-royal",
    seat: 0,
    prompt: { mode: "turn", seat: 0, say: "" },
    plates: [
      { id: "plate0", seat: 0, note: "", marks: ["force-white", "side0"] },
      { id: "plate1", seat: 1, note: "", marks: ["force-black", "side1"] },
    ],
    zones: [
      { id: "map", kind: "map", label: "", columns: COLUMNS, tokens: Array.from({ length: COLUMNS }, (_, place) => ({ id: `${"abcdefghij"[place]}1`, name: "", kind: "cell", place })) },
      { id: "pawns", kind: "map", label: "", tokens: Object.entries(pawns).map(([place, face]) => ({ id: `pawn:${place}`, name: "", kind: "piece", face, place: Number(place) })) },
      { id: "prices", kind: "map", label: "", tokens: reach.map((place) => ({ id: `price:${place}`, name: "", kind: "place", face: "price", place, marks: ["reach"] })) },
    ],
    ...more,
  });

test("squares in reach count where no enemy is near, else those near an enemy", () => {
  expect(actingPlaces(scene({ 1: "white", 9: "black" }, [0, 2]))).toEqual([0, 2]);
  expect(actingPlaces(scene({ 1: "white", 4: "white", 7: "black" }, [0, 2, 5]))).toEqual([5]);
});

test("in a lesson the square that the coach asks for counts, and the nearest own pawn", () => {
  const coach = { lesson: "", beats: ["", ""], beat: 0 };
  const choices = [{ line: "0 place c1", label: "", touch: ["c1"] }];
  expect(actingPlaces(scene({ 1: "white", 3: "black" }, [0, 2], { coach, choices }))).toEqual([2, 1]);
});
