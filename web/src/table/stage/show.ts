// Shows steps one after another at the chosen pace. A step that the game's layout stages is shown beat by beat.

import { batch } from "@preact/signals";
import { capital, toYou } from "../../parts/words.ts";
import type { Scene, Sentence, Snapshot, Update } from "../../wire.ts";
import type { Beat, Controls, ReviewFrom, Step } from "../board/beats.ts";
import type { Board, Shown } from "../board/board.ts";
import { compare } from "../motion/diff.ts";
import { BLOW, blowsIn } from "../motion/blows.ts";
import { lastTurns, recapOf } from "./recap.ts";
import type { Kept } from "./kept.ts";
import { toldSteps } from "./told.ts";

/** Splits a step into beats; no beats for a step that is shown as a whole. */
export type Stager = (step: Step) => readonly Beat[];

/** The time of an act, and a timer. */
export interface Timing {
  readonly actTime: () => number;
  readonly replayTime: () => number;
  readonly after: (milliseconds: number, then: () => void) => () => void;
}

/** A moment of a step, a whole step, or the scene to come back to after a replay. */
type Frame =
  | { readonly kind: "beat"; readonly beat: Beat; readonly again: boolean }
  | { readonly kind: "step"; readonly update: Update; readonly before: Scene; readonly staged: boolean; readonly answers: boolean; readonly own: boolean }
  | { readonly kind: "back"; readonly shown: Shown };

const MOST_FRAMES = 60; // whoever was away that long sees the table as it is
const MOST_SEEN = 600; // steps kept for a review
const OPENING = 16; // sentences that may be told before the page has loaded
const LONGEST_LOG = 2_000;

export class Show implements Controls {
  private frames: Frame[] = [];
  private stop: (() => void) | undefined;
  private held = false;
  private since: readonly Step[] = [];
  private shown: readonly Step[] = [];
  private missed = 0; // sentences told before the first step seen

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
    const own = this.board.sent.value && this.frames.length === 0;
    const staged = this.beatsOf({ before, after: update.scene, log: update.log });
    const beats = this.timing.actTime() > 0 ? staged : staged.filter((beat) => beat.until);
    this.frames.push(...beats.map((beat): Frame => ({ kind: "beat", beat, again: false })));
    this.frames.push({ kind: "step", update, before, staged: beats.length > 0, answers: own, own: own && before.prompt.mode === "turn" });
    const atOnce = (own && beats.length === 0) || this.timing.actTime() === 0 || this.frames.length > MOST_FRAMES;
    if (atOnce && !this.waits() && !this.repeats()) this.finish();
    else if (!this.stop && !this.held) this.advance();
    this.board.playing.value = this.frames.length > 0;
  }

  /** Forgets the steps that are not shown yet, and the recap. */
  clear(): void {
    this.frames = [];
    this.since = [];
    this.rest();
    batch(() => {
      this.board.beat.value = null;
      this.board.playing.value = false;
      this.board.recap.value = null;
    });
  }

  /** Shows the whole table. The steps seen from the same seat stay for a review; those that were missed have no sentence in it. */
  start({ seq, log }: Snapshot, scene: Scene): void {
    const before = this.board.shown.value?.scene;
    this.clear();
    if (before?.seat === scene.seat) this.see({ before, after: scene, log: [] });
    else this.shown = [];
    this.board.log.value = log;
    this.board.show(seq, scene);
  }

  /** Recaps what was done before the viewer came: from the steps that this tab has kept, else from the log, without marks. */
  resume(log: readonly Sentence[], scene: Scene, kept: Kept | null = null): void {
    if (scene.prompt.mode === "over") return;
    this.since = kept?.steps ?? lastTurns(toldSteps(log, scene));
    if (this.shown.length === 0) kept?.steps.forEach((step) => this.see(step));
    this.board.recap.value = recapOf(this.since, scene.seat);
    this.board.traced.value = kept?.traced ?? this.board.traced.value;
  }

  /** What a reload of the page should not lose. */
  kept(): Kept {
    return { steps: this.since.filter(({ before, after }) => before !== after), traced: this.board.traced.value };
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
      while (this.frames.length > 0 && !this.held) {
        const frame = this.frames.shift()!;
        this.held = frame.kind === "beat" && frame.beat.until !== undefined;
        if (this.held || frame.kind !== "beat") this.present(frame);
      }
      if (!this.held) this.board.beat.value = null;
      this.board.playing.value = this.held;
    });
    return behind;
  };

  readonly touched = (): boolean => (this.timing.actTime() === Infinity ? this.next() : this.finish());

  readonly replay = (): void => {
    const { recap, shown, traced } = this.board;
    if (!recap.value?.steps.length || !shown.value || this.frames.length > 0) return;
    traced.value = true;
    if (this.timing.replayTime() > 0) this.repeat(recap.value.steps, { seat: recap.value.acts[0]!.seat, say: "Before this turn." });
  };

  readonly seen = (): readonly Step[] => this.shown;

  readonly reviewFrom = (): ReviewFrom => (this.shown.length === 0 ? "nothing" : this.missed <= OPENING ? "start" : "later");

  readonly review = (): void => {
    if (this.shown.length > 0 && this.frames.length === 0) this.repeat(this.shown, { seat: null, say: "What you have seen of this game." });
  };

  /** Shows steps again, then the table as it is now. */
  private repeat(steps: readonly Step[], first: Beat): void {
    const repeated = (beat: Beat, scene: Scene): void => void this.frames.push({ kind: "beat", beat: { ...beat, scene: bare(scene) }, again: true });
    repeated(first, steps[0]!.before);
    for (const step of steps) {
      for (const { until: _, ...beat } of this.beatsOf(step)) repeated(beat, beat.scene ?? step.before);
      const told = toldIn(step.log);
      if (told) repeated(beatOf(told, step.after.seat), step.after);
    }
    this.frames.push({ kind: "back", shown: this.board.shown.value! });
    this.rest();
    this.advance();
  }

  private beatsOf(step: Step): readonly Beat[] {
    return (this.stage?.(step) ?? []).map((beat) => ({ scene: step.before, ...beat }));
  }

  private advance(): void {
    const frame = this.frames.shift();
    batch(() => {
      if (frame) this.present(frame);
      else this.board.beat.value = null;
      this.board.playing.value = this.frames.length > 0;
    });
    if (frame) this.pause(this.timeOf(frame));
  }

  private present(frame: Frame): void {
    if (frame.kind === "beat") this.board.stage(frame.beat);
    else if (frame.kind === "back") this.board.restore(frame.shown);
    else this.reveal(frame);
  }

  private timeOf(frame: Frame): number {
    if (frame.kind === "back") return 0;
    if (frame.kind === "beat" && frame.beat.until) return Infinity;
    if (frame.kind === "beat") return (frame.again ? this.timing.replayTime() || Infinity : this.timing.actTime()) * (frame.beat.hold ?? 1);
    const blows = frame.staged ? 0 : blowsIn(frame.update.log).length * BLOW;
    return visible(frame.before, frame.update) ? this.timing.actTime() + blows : 0;
  }

  private pause(time: number): void {
    if (time === Infinity) this.held = true;
    else
      this.stop = this.timing.after(time, () => {
        this.rest();
        this.advance();
      });
  }

  /** True while a beat waits for its button. */
  private waits(): boolean {
    return this.held && this.board.beat.value?.until !== undefined;
  }

  /** True while earlier steps are shown again. */
  private repeats(): boolean {
    return this.frames.some((frame) => frame.kind === "back");
  }

  private rest(): void {
    this.stop?.();
    this.stop = undefined;
    this.held = false;
  }

  private reveal({ update: { seq, scene, log }, before, staged, answers, own }: Frame & { readonly kind: "step" }): void {
    const step: Step = { before, after: scene, log };
    this.see(step);
    this.board.log.value = joined(this.board.log.value, log);
    this.board.show(seq, scene, log, staged);
    this.since = own ? [] : lastTurns([...this.since, step]);
    this.board.recap.value = recapOf(this.since, scene.seat);
    this.board.traced.value = this.board.recap.value !== null && (!answers || this.board.traced.value);
    const told = toldIn(log);
    const quiet = scene.prompt.mode === "wait" || scene.prompt.mode === "watch";
    if ((quiet || this.frames.length > 0) && told && this.timing.actTime() > 0) this.board.stage(beatOf(told, scene.seat));
  }

  private see(step: Step): void {
    if (this.shown.length === 0 || this.shown.length === MOST_SEEN) this.missed = this.board.log.value.length;
    this.shown = [...this.shown, step].slice(-MOST_SEEN);
  }

  private lastScene(): Scene | undefined {
    const last = this.frames.findLast((frame) => frame.kind !== "beat");
    if (last?.kind === "step") return last.update.scene;
    return (last?.kind === "back" ? last.shown : this.board.shown.value)?.scene;
  }
}

/** The sentence that says what the step was. */
const toldIn = (log: readonly Sentence[]): Sentence | undefined => log.findLast((sentence) => !sentence.heading && sentence.seat !== null);

/** A sentence of the log as a moment; the viewer's own is said to the viewer. */
const beatOf = ({ seat, text }: Sentence, me: number | null): Beat => ({ seat, say: capital(seat !== null && seat === me ? toYou(text) : text) });

/** A scene in which nothing can be touched. */
const bare = (scene: Scene): Scene => ({ ...scene, choices: [], refusals: [], acts: [], planning: null });

/** True if the step shows the viewer anything: a sentence, or a change on the table. */
function visible(before: Scene, { scene, log }: Update): boolean {
  const { journeys, changed } = compare(before, scene);
  return log.length + journeys.length + changed.size > 0;
}

const joined = (log: readonly Sentence[], more: readonly Sentence[]): readonly Sentence[] =>
  more.length === 0 ? log : [...log, ...more].slice(-LONGEST_LOG);
