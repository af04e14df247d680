// One puzzle being solved: joins the server's verdicts to the board.

import { effect, signal } from "@preact/signals";
import { errorText } from "../parts/load.ts";
import { Board } from "../table/board/board.ts";
import { actTime, replayTime } from "../table/stage/pace.ts";
import { Show, type Stager } from "../table/stage/show.ts";
import type { PuzzleMove, PuzzleStart, PuzzleStep, PuzzleVerdict, Scene } from "../wire.ts";
import { judge, solutionOf } from "./api.ts";

/** "shown": the answer was played out. */
export type Status = "open" | "solved" | "missed" | "shown";

export class Solving {
  readonly board = new Board((line) => void this.attempt(line));
  readonly status = signal<Status>("open");
  /** What is said about a finished attempt. */
  readonly text = signal("");
  /** The moves of a solution with their reasons. */
  readonly moves = signal<readonly PuzzleMove[]>([]);
  readonly misses = signal(0);
  readonly hinted = signal(false);
  private readonly show: Show;
  private lines: readonly string[] = [];
  private seq = 0;
  private next: (Pick<PuzzleVerdict, "text" | "moves"> & { readonly status: Status }) | null = null;
  private readonly stop: () => void;

  constructor(
    readonly start: PuzzleStart,
    stage: Stager | undefined,
    private readonly ended: (status: Status) => void,
  ) {
    this.show = new Show(this.board, stage, { actTime, replayTime, after });
    this.board.names.value = start.names;
    this.begin();
    this.stop = effect(() => {
      if (!this.board.playing.value && this.next) this.conclude();
    });
  }

  leave(): void {
    this.stop();
    this.show.clear();
  }

  /** Puts the position up again. */
  readonly again = (): void => {
    this.status.value = "open";
    this.begin();
  };

  /** Names and marks the first thing to touch for the next right line. */
  readonly hint = async (): Promise<void> => {
    await this.asking(async () => {
      const { lines } = await solutionOf(this.start.info.game, this.start.info.name);
      const { shown, advised } = this.board;
      const first = this.board.choices.value.find(({ line }) => line === lines[this.lines.length])?.touch[0];
      if (first === undefined || !shown.value) return this.again();
      this.hinted.value = true;
      const { scene, seq, log } = shown.value;
      this.board.show(seq, { ...scene, prompt: { ...scene.prompt, small: `Hint: begin with ${thing(scene, first)}.` } }, log);
      advised.value = new Set([first]);
    });
  };

  /** Plays the whole solution from the start. */
  readonly answer = async (): Promise<void> => {
    await this.asking(async () => {
      const found = await solutionOf(this.start.info.game, this.start.info.name);
      this.begin();
      this.play(found, "shown");
    });
  };

  private begin(): void {
    this.show.clear();
    this.lines = [];
    this.board.log.value = [];
    this.board.show(++this.seq, this.asked(this.start.scene));
  }

  private async attempt(line: string): Promise<void> {
    await this.asking(async () => {
      const tried = [...this.lines, line];
      const found = await judge(this.start.info.game, this.start.info.name, tried);
      this.lines = tried;
      this.play(found, found.status);
    });
  }

  /** Shows the steps one after another; the outcome follows the last one. */
  private play({ steps, text, moves }: PuzzleVerdict, status: Status): void {
    this.next = { status, text, moves };
    for (const step of steps) this.show.add({ type: "update", ...this.drawn(step) });
    if (!this.board.playing.value) this.conclude();
  }

  private conclude(): void {
    const { next } = this;
    this.next = null;
    if (!next || next.status === "open") return;
    this.text.value = next.text;
    this.moves.value = next.moves;
    if (next.status === "missed") this.misses.value++;
    this.status.value = next.status;
    this.ended(next.status);
  }

  private drawn({ scene, log }: PuzzleStep): { readonly seq: number; readonly scene: Scene; readonly log: PuzzleStep["log"] } {
    return { seq: ++this.seq, scene: this.asked(scene), log };
  }

  /** The scene with the question in its prompt, while there is something to choose. */
  private asked(scene: Scene): Scene {
    const { prompt } = scene;
    return scene.choices.length > 0 ? { ...scene, prompt: { ...prompt, say: `${this.start.info.ask}.`, small: prompt.say } } : scene;
  }

  private async asking(request: () => Promise<void>): Promise<void> {
    try {
      await request();
    } catch (wrong) {
      this.board.refused({ text: errorText(wrong), rule: "" });
    }
  }
}

/** The name of a thing that can be touched, without its details. */
function thing(scene: Scene, id: string): string {
  const token = scene.zones.flatMap((zone) => zone.tokens).find((one) => one.id === id);
  const name = token?.name ?? scene.acts.find((act) => act.id === id)?.label;
  return name ? name.split(",")[0]! : "the button";
}

function after(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
}
