import { beforeEach, describe, expect, test } from "vitest";
import { complete } from "../../requests/complete.ts";
import type { Scene, Snapshot, Update } from "../../wire.ts";
import type { Step } from "../board/beats.ts";
import { Board } from "../board/board.ts";
import { Show, type Stager } from "./show.ts";

const scene = (mode: string, note = ""): Scene =>
  complete<Scene>("Scene", {
    game: "royals",
    seat: 0,
    phase: "",
    prompt: { mode, seat: 1, say: "" },
    zones: [{ id: "field1", kind: "row", label: "", tokens: note ? [{ id: note, name: note, face: note }] : [] }],
    plates: [],
    choices: mode === "turn" ? [{ line: "0 end", label: "End turn", touch: ["act:end"] }] : [],
  });

const step = (seq: number, mode: string, text: string, note = String(seq)): Update =>
  complete<Update>("Update", { type: "update", seq, scene: scene(mode, note), log: [{ text, seat: 1 }] });

let time = 700;
let timers: { readonly at: number; readonly then: () => void }[] = [];
let board: Board;

const timing = {
  actTime: () => time,
  replayTime: () => time,
  after: (at: number, then: () => void) => {
    const timer = { at, then };
    timers.push(timer);
    return () => void (timers = timers.filter((other) => other !== timer));
  },
};

function table(stage?: Stager): Show {
  board = new Board(() => undefined);
  board.show(1, scene("wait"));
  return new Show(board, stage, timing);
}

/** Lets the next timer run out, and tells how long it was. */
function pass(): number {
  const timer = timers.shift();
  timer?.then();
  return timer?.at ?? -1;
}

beforeEach(() => {
  time = 700;
  timers = [];
});

describe("the pace", () => {
  test("acts that arrive together are shown one by one, and nothing can be chosen before the last", () => {
    const show = table();
    show.add(step(2, "wait", "recruits a queen"));
    show.add(step(3, "turn", "ends the turn"));
    expect([board.shown.value?.seq, board.beat.value?.say, board.choices.value.length]).toEqual([2, "Recruits a queen", 0]);
    expect(pass()).toBe(700);
    expect([board.shown.value?.seq, board.beat.value, board.choices.value.length]).toEqual([3, null, 1]);
  });

  test("a touch shows all of them, and another one counts as a touch", () => {
    const show = table();
    for (const seq of [2, 3, 4]) show.add(step(seq, "wait", "plays"));
    expect(show.touched()).toBe(true);
    expect(board.shown.value?.seq).toBe(4);
    expect(show.touched()).toBe(false);
  });

  test("step by step, each touch shows one more", () => {
    time = Infinity;
    const show = table();
    for (const seq of [2, 3, 4]) show.add(step(seq, "wait", "plays"));
    expect(board.shown.value?.seq).toBe(2);
    expect(show.touched()).toBe(true);
    expect(board.shown.value?.seq).toBe(3);
    expect(show.finish()).toBe(true);
    expect(board.shown.value?.seq).toBe(4);
  });

  test("a step that shows nothing takes no time", () => {
    const show = table();
    show.add(complete<Update>("Update", { type: "update", seq: 2, scene: scene("wait") }));
    expect(pass()).toBe(0);
  });
});

describe("a staged step", () => {
  const stage: Stager = ({ before }) => [{ seat: 1, say: "Attacks" }, { seat: 0, say: "No block", scene: { ...before, phase: "struck" }, hold: 2 }];

  test("shows its beats over the scene before it, then the scene after it", () => {
    const show = table(stage);
    show.add(step(2, "turn", "she falls"));
    expect([board.beat.value?.say, board.shown.value?.seq, board.playing.value]).toEqual(["Attacks", 1, true]);
    expect(pass()).toBe(700);
    expect([board.beat.value?.say, board.shown.value?.scene.phase]).toEqual(["No block", "struck"]);
    expect(pass()).toBe(1400);
    expect([board.beat.value, board.shown.value?.seq, board.shown.value?.staged, board.playing.value]).toEqual([null, 2, true, false]);
  });

  test("a touch skips its beats", () => {
    const show = table(stage);
    show.add(step(2, "turn", "she falls"));
    expect(show.touched()).toBe(true);
    expect([board.beat.value, board.shown.value?.seq]).toEqual([null, 2]);
  });

  test("has no beats at once or without motion", () => {
    time = 0;
    table(stage).add(step(2, "turn", "she falls"));
    expect([board.beat.value, board.shown.value?.seq, timers.length]).toEqual([null, 2, 0]);
  });

  test("the player's own line waits for its beats; without beats it is shown at once", () => {
    const plain = table();
    board.sent.value = true;
    plain.add(step(2, "turn", "recruits"));
    expect([board.shown.value?.seq, timers.length]).toEqual([2, 0]);
    const show = table(stage);
    board.sent.value = true;
    show.add(step(2, "turn", "attacks"));
    show.add(step(3, "turn", "draws 4"));
    expect([board.shown.value?.seq, board.beat.value?.say]).toEqual([1, "Attacks"]);
  });
});

describe("a beat that waits for its button", () => {
  const stage: Stager = ({ log }) => (log[0]?.text === "wins" ? [{ seat: 0, say: "54 to 50", until: "Go on" }] : []);

  test.each([0, 300, 700, Infinity])("stays at every pace until the reader goes on (%s ms an act)", (pace) => {
    time = pace;
    const show = table(stage);
    show.add(step(2, "wait", "wins"));
    show.add(step(3, "wait", "loses a heart"));
    expect([board.beat.value?.until, board.shown.value?.seq, timers.length, board.playing.value]).toEqual(["Go on", 1, 0, true]);
    expect(show.touched()).toBe(true);
    expect([board.beat.value?.until, board.shown.value?.seq]).toEqual([undefined, pace === Infinity ? 2 : 3]);
  });

  test("a touch on an earlier act stops at it", () => {
    const show = table(stage);
    show.add(step(2, "wait", "rolls"));
    show.add(step(3, "wait", "wins"));
    show.add(step(4, "turn", "rolls"));
    expect(show.finish()).toBe(true);
    expect([board.beat.value?.say, board.shown.value?.seq, board.choices.value.length]).toEqual(["54 to 50", 2, 0]);
    expect(show.finish()).toBe(true);
    expect([board.beat.value, board.shown.value?.seq, board.choices.value.length]).toEqual([null, 4, 1]);
  });
});

describe("a review", () => {
  test("shows every step of this page again, waits for the reader without motion, and comes back", () => {
    time = 0;
    const show = table();
    expect(show.reviewFrom()).toBe("nothing");
    show.add(step(2, "wait", "recruits a queen"));
    show.add(step(3, "wait", "ends the turn"));
    expect([show.reviewFrom(), show.seen().length, board.shown.value?.seq]).toEqual(["start", 2, 3]);
    show.review();
    expect([board.beat.value?.say, board.playing.value]).toEqual(["What you have seen of this game.", true]);
    show.add(step(4, "wait", "draws")); // is shown afterwards
    show.next();
    expect(board.beat.value?.say).toBe("Recruits a queen");
    show.finish();
    expect([board.shown.value?.seq, board.beat.value, board.playing.value]).toEqual([4, null, false]);
  });

  const whole = (seq: number, seat: number): Snapshot => complete<Snapshot>("Snapshot", { type: "snapshot", seq, scene: { ...scene("wait", "9"), seat }, table: { id: "t" }, log: [] });

  test("keeps what was seen when the whole table is sent again, to the same seat only", () => {
    time = 0;
    const show = table();
    show.add(step(2, "wait", "recruits a queen"));
    show.start(whole(20, 0), whole(20, 0).scene);
    show.add(step(21, "wait", "ends the turn"));
    expect([show.reviewFrom(), show.seen().map(({ after }) => after.zones[0]?.tokens[0]?.id)]).toEqual(["start", ["2", "9", "21"]]);
    show.review();
    show.next();
    show.next();
    expect(board.beat.value?.say).toBe("Ends the turn"); // what was missed is not told
    show.finish();
    show.start(whole(22, 1), whole(22, 1).scene);
    expect([show.reviewFrom(), show.seen()]).toEqual(["nothing", []]);
  });

  test("begins with the start when the first thing after the start is the whole table again", () => {
    const show = table();
    show.start(whole(20, 0), whole(20, 0).scene);
    expect(show.reviewFrom()).toBe("start");
  });

  test("of a page that was loaded again shows what this tab has kept", () => {
    const show = table();
    const again: Step = { before: scene("wait"), after: scene("wait", "5"), log: step(5, "wait", "draws").log };
    show.resume([], scene("wait", "5"), { steps: [again], traced: true });
    expect(show.seen()).toEqual([again]);
  });

  test("of a page that was loaded later does not claim to begin with the start", () => {
    const show = table();
    board.log.value = Array.from({ length: 40 }, () => ({ ...step(1, "wait", "draws").log[0]! }));
    show.add(step(2, "wait", "recruits a queen"));
    expect(show.reviewFrom()).toBe("later");
  });
});

test("what happens to the viewer is said to the viewer", () => {
  const show = table();
  show.add(complete<Update>("Update", { type: "update", seq: 2, scene: scene("wait", "x"), log: [{ text: "loses [3h]", seat: 0 }] }));
  expect(board.beat.value).toEqual({ seat: 0, say: "Lose [3h]" });
});
