import { expect, test } from "vitest";
import { complete } from "../../requests/complete.ts";
import type { Scene } from "../../wire.ts";
import { ended } from "./ending.ts";

const scene = complete<Scene>("Scene", {
  game: "royals",
  seat: 0,
  phase: "",
  plates: [{ id: "plate0", seat: 0, note: "", to_move: true }],
  prompt: { mode: "turn", seat: 0, say: "Play.", small: "" },
  choices: [{ line: "0 end", label: "End", touch: ["end"] }],
});

test("a game goes on until it is ended", () => {
  expect(ended(scene, { ending: null, closed: "" })).toBe(scene);
});

test("nothing can be done in a game that was ended", () => {
  const last = ended(scene, { ending: { how: "resign", seat: 1, result: [1, 0] }, closed: "" });
  expect(last.plates[0]!.to_move).toBe(false);
  expect([last.prompt.mode, last.prompt.say, last.choices, last.result]).toEqual(["over", "{1} has resigned.", [], [1, 0]]);
  expect(ended(scene, { ending: { how: "draw", seat: null, result: [0.5, 0.5] }, closed: "" }).prompt.say).toBe("The players agreed to a draw.");
});

test("nothing can be done at a table that an operator closed", () => {
  const last = ended(scene, { ending: null, closed: "The operator has closed this table." });
  expect([last.prompt.mode, last.prompt.say, last.choices, last.result]).toEqual(["over", "The operator has closed this table.", [], null]);
});
