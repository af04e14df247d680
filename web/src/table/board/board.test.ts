import { describe, expect, it } from "vitest";
import { complete } from "../../requests/complete.ts";
import type { Scene } from "../../wire.ts";
import { Board } from "./board.ts";

const scene = complete<Scene>("Scene", {
  game: "x",
  seat: 0,
  phase: "",
  prompt: { mode: "turn", seat: 0, say: "Play." },
  plates: [{ id: "plate1", seat: 1, note: "guarded" }],
  zones: [{ id: "hand0", kind: "fan", owner: 0, label: "{0}'s hand, 2 cards", tokens: [{ id: "2s", name: "2 of spades" }, { id: "7d", name: "7 of diamonds" }] }],
  acts: [{ id: "act:discard", label: "Discard" }, { id: "act:end", label: "End turn" }],
  choices: [
    { line: "0 discard 2s", label: "Discard", touch: ["2s", "act:discard"], preview: { title: "If", what: "gone" } },
    { line: "0 discard 7d", label: "Discard", touch: ["7d", "act:discard"] },
    { line: "0 end", label: "End turn", touch: ["act:end"], confirm: "Really?" },
  ],
  refusals: [{ touch: "plate1", text: "A queen stands.", rule: "2.3" }],
});

function boardWith(): { board: Board; sent: string[] } {
  const sent: string[] = [];
  const board = new Board((line, seq) => sent.push(`${seq}: ${line}`));
  board.show(7, scene);
  return { board, sent };
}

describe("a board", () => {
  it("sends a line when its path has been touched, and nothing more until it is answered", () => {
    const { board, sent } = boardWith();
    board.touch("2s");
    expect(sent).toEqual([]);
    board.touch("act:discard");
    expect(sent).toEqual(["7: 0 discard 2s"]);
    board.touch("7d");
    board.touch("act:discard");
    expect(sent).toHaveLength(1);
    board.show(8, scene);
    expect(board.touched.value).toEqual([]);
    expect(board.sent.value).toBe(false);
  });
  it("asks a question once before it sends", () => {
    const { board, sent } = boardWith();
    board.touch("act:end");
    expect(board.asking.value?.confirm).toBe("Really?");
    expect(sent).toEqual([]);
    board.choose(board.asking.value!);
    expect(sent).toEqual(["7: 0 end"]);
  });
  it("takes the question back, and forgets the touch that raised it", () => {
    const { board, sent } = boardWith();
    board.touch("act:end");
    board.back();
    expect(board.asking.value).toBeNull();
    expect(board.touched.value).toEqual([]);
    expect(sent).toEqual([]);
  });
  it("says on the thing why it cannot be touched", () => {
    const { board } = boardWith();
    board.touch("plate1");
    expect(board.reason.value).toEqual({ at: "plate1", text: "A queen stands.", rule: "2.3" });
    board.touch("2s");
    expect(board.reason.value).toBeNull();
  });
  it("lets the player choose again when the server refuses", () => {
    const { board, sent } = boardWith();
    board.choose(scene.choices[0]!);
    board.refused({ text: "Not now.", rule: "" });
    expect(board.reason.value?.text).toBe("Not now.");
    board.choose(scene.choices[1]!);
    expect(sent).toEqual(["7: 0 discard 2s", "7: 0 discard 7d"]);
  });
  it("previews what is pointed at, a row or the thing that would settle it", () => {
    const { board } = boardWith();
    expect(board.preview.value).toBeNull();
    board.pointed.value = { line: "0 discard 2s" };
    expect(board.preview.value?.what).toBe("gone");
    board.pointed.value = null;
    board.touch("2s");
    board.pointed.value = { thing: "act:discard" };
    expect(board.highlighted.value?.line).toBe("0 discard 2s");
  });
  it("plays the lines of a plan one after another, each when the scene has it", () => {
    const { board, sent } = boardWith();
    board.playAll(["0 discard 2s", "0 discard 7d"]);
    expect(sent).toEqual(["7: 0 discard 2s"]);
    board.show(8, scene);
    expect(sent).toEqual(["7: 0 discard 2s", "8: 0 discard 7d"]);
    board.show(9, scene);
    expect(sent).toHaveLength(2);
    expect(board.sent.value).toBe(false);
  });
  it("says that the rest of a plan is void when the next scene asks for something else", () => {
    const { board } = boardWith();
    board.playAll(["0 discard 2s", "0 discard Kh"]);
    board.show(8, scene);
    expect(board.reason.value?.text).toContain("no longer possible");
    expect(board.sent.value).toBe(false);
  });
  it("makes a plan where the scene lets it, asks what it would bring, and sends its lines after the question", () => {
    const sent: string[] = [];
    const asked: (readonly unknown[])[] = [];
    const board = new Board((line, seq) => sent.push(`${seq}: ${line}`), (...ask) => asked.push(ask));
    board.show(7, { ...scene, planning: { pieces: ["2s", "7d"], next: "", aims: [{ ids: ["plate1"], label: "{1}", single: false }] } });
    board.touch("plate1");
    expect(board.reason.value?.at).toBe("plate1");
    board.touch("2s");
    board.touch("plate1");
    expect(sent).toEqual([]);
    board.sendPlan();
    expect(asked).toEqual([[1, 7, []]]);
    const preview = { title: "If", what: "one hit", cards: [], falls: [], sum: [], verdict: null, then: [], bounds: [] };
    board.planner.value!.again();
    board.considered(3, { lines: ["0 discard 2s", "0 end"], numbers: [1], send: "Attack", preview, notes: [], confirm: "Sure?" });
    expect(board.preview.value?.what).toBe("one hit");
    expect(board.asking.value?.confirm).toBe("Sure?");
    board.choose(board.asking.value!);
    expect(sent).toEqual(["7: 0 discard 2s"]);
    board.show(8, scene);
    expect(sent).toEqual(["7: 0 discard 2s", "8: 0 end"]);
    expect(board.planner.value).toBeNull();
  });
  it("drops the rest of a plan when a scene does not have its next line, or the server refuses", () => {
    const { board, sent } = boardWith();
    board.playAll(["0 discard 2s", "0 discard 7d"]);
    board.show(8, { ...scene, choices: [] });
    board.show(9, scene);
    expect(sent).toHaveLength(1);
    board.playAll(["0 discard 2s", "0 discard 7d"]);
    board.refused({ text: "Not now.", rule: "" });
    board.show(10, scene);
    expect(sent).toHaveLength(2);
  });
});
