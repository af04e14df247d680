// Shows steps one after another at the chosen pace. A step that the game's layout stages is shown beat by beat.

import { batch } from "@preact/signals";
import { capital } from "../../parts/words.ts";
import type { Scene, Sentence, Update } from "../../wire.ts";
import type { Beat, Controls, Step } from "../board/beats.ts";
import type { Board } from "../board/board.ts";
import { compare } from "../motion/diff.ts";
import { BLOW, blowsIn } from "../motion/blows.ts";

/** Splits a step into beats; no beats for a step that is shown as a whole. */
export type Stager = (step: Step) => readonly Beat[];

/** The time of an act, and a timer. */
export interface Timing {
  readonly actTime: () => number;
  readonly after: (milliseconds: number, then: () => void) => () => void;
}

type Frame = { readonly beat: Beat } | { readonly update: Update; readonly act: boolean; readonly staged: boolean };

const MOST_FRAMES = 60; // whoever was away that long sees the table as it is
const LONGEST_LOG = 2_000;

export class Show implements Controls {
  private frames: Frame[] = [];
  private stop: (() => void) | undefined;
  private held = false;

  constructor(
    private readonly board: Board,
    private readonly stage: Stager | undefined,
    private readonly timing: Timing,
  ) {
    board.controls = this;
  }

  /** Queues a step, or shows it at once: the answer to the player's own line, unless it is staged. */
  add(update: Update): void {
    const before = this.lastScene() ?? update.scene;
    const beats = this.timing.actTime() > 0 ? (this.stage?.({ before, after: update.scene, log: update.log }) ?? []) : [];
    this.frames.push(...beats.map((beat) => ({ beat: { scene: before, ...beat } })));
    this.frames.push({ update, act: visible(before, update), staged: beats.length > 0 });
    const own = this.board.sent.value && this.frames.length === 1;
    if (own || this.timing.actTime() === 0 || this.frames.length > MOST_FRAMES) this.finish();
    else if (!this.stop && !this.held) this.advance();
    this.board.playing.value = this.frames.length > 0;
  }

  /** Forgets what is queued. */
  clear(): void {
    this.frames = [];
    this.rest();
    batch(() => {
      this.board.beat.value = null;
      this.board.playing.value = false;
    });
  }

  readonly next = (): boolean => {
    const behind = this.frames.length > 0;
    this.rest();
    if (behind) this.advance();
    return behind;
  };

  readonly finish = (): boolean => {
    const behind = this.frames.length > 0;
    this.rest();
    batch(() => {
      for (const frame of this.frames.splice(0)) if ("update" in frame) this.reveal(frame.update, frame.staged);
      this.board.beat.value = null;
      this.board.playing.value = false;
    });
    return behind;
  };

  readonly touched = (): boolean => (this.timing.actTime() === Infinity ? this.next() : this.finish());

  private advance(): void {
    const frame = this.frames.shift();
    batch(() => {
      if (!frame) this.board.beat.value = null;
      else if ("beat" in frame) this.board.stage(frame.beat);
      else this.reveal(frame.update, frame.staged);
      this.board.playing.value = this.frames.length > 0;
    });
    if (frame) this.pause(this.timeOf(frame));
  }

  private timeOf(frame: Frame): number {
    const act = this.timing.actTime();
    if ("beat" in frame) return act * (frame.beat.hold ?? 1);
    return frame.act ? act + (frame.staged ? 0 : blowsIn(frame.update.log).length * BLOW) : 0;
  }

  private pause(time: number): void {
    if (time === Infinity) this.held = true;
    else this.stop = this.timing.after(time, () => {
      this.rest();
      this.advance();
    });
  }

  private rest(): void {
    this.stop?.();
    this.stop = undefined;
    this.held = false;
  }

  private reveal({ seq, scene, log }: Update, staged: boolean): void {
    this.board.log.value = joined(this.board.log.value, log);
    this.board.show(seq, scene, log, staged);
    const told = log.findLast((sentence) => !sentence.heading && sentence.seat !== null);
    const quiet = scene.prompt.mode === "wait" || scene.prompt.mode === "watch";
    if ((quiet || this.frames.length > 0) && told && this.timing.actTime() > 0) this.board.stage({ seat: told.seat, say: capital(told.text) });
  }

  private lastScene(): Scene | undefined {
    const queued = this.frames.findLast((frame) => "update" in frame);
    return queued && "update" in queued ? queued.update.scene : this.board.shown.value?.scene;
  }
}

/** True if the step shows the viewer anything: a sentence, or a change on the table. */
function visible(before: Scene, { scene, log }: Update): boolean {
  const { journeys, changed } = compare(before, scene);
  return log.length + journeys.length + changed.size > 0;
}

const joined = (log: readonly Sentence[], more: readonly Sentence[]): readonly Sentence[] =>
  more.length === 0 ? log : [...log, ...more].slice(-LONGEST_LOG);
