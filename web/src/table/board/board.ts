// The table as one viewer handles it: the scene that is shown, what has been touched in it, and what that would mean.

import { batch, computed, signal, type ReadonlySignal } from "@preact/signals";
import type { Choice, Order, PlanPreview, Preview, Refusal, Scene, Sentence } from "../../wire.ts";
import type { Beat, Controls } from "./beats.ts";
import type { TimedClocks } from "./clocks.ts";
import type { Recap } from "./recap.ts";
import { Planner } from "./planner.ts";
import { alikeIn, meant, nextTouches, remaining, touch, type Alike } from "./touch.ts";

export interface Shown {
  readonly seq: number;
  readonly scene: Scene;
  /** The log sentences of the step that led here. */
  readonly log: readonly Sentence[];
  /** True if the step was shown in beats, so that its blows need no motion. */
  readonly staged?: boolean;
}

/** What the pointer or the focus is on: a row of the list, or a thing on the table. */
export type Pointed = { readonly line: string } | { readonly thing: string } | null;

/** Why something was not done; `at` is the thing it was about, empty for the move as a whole. */
export interface Reason {
  readonly at: string;
  readonly text: string;
  readonly rule: string;
}

/** A button of a plan. Pressing one that is not ready says why. */
export interface PlanAct {
  readonly id: string;
  readonly label: string;
  readonly icon?: string;
  readonly primary?: boolean;
  readonly ready?: boolean;
  readonly press: () => void;
}

/** Several lines put together on the table before any of them is sent: what the prompt says of it, and its buttons. */
export interface Plan {
  /** What stands before the sentence where another player is to move; by default that player's name. */
  readonly whose?: string;
  readonly say: string;
  readonly small?: string;
  readonly acts: readonly PlanAct[];
  /** The label of the button that opens the rail on narrow screens. */
  readonly rail: string;
  /** Takes an advised choice into the plan. Default: the choice is played. */
  readonly follow?: (choice: Choice) => void;
}

/** A plan as one choice. */
interface Whole extends Choice {
  readonly lines: readonly string[];
}

const NOTHING: readonly Choice[] = [];

export class Board {
  readonly shown = signal<Shown | null>(null);
  readonly log = signal<readonly Sentence[]>([]);
  readonly names = signal<readonly string[]>([]);
  /** The level of the bot in each seat; empty for people. */
  readonly levels = signal<readonly string[]>([]);
  /** What the character in each seat bears on its crest; empty for people. */
  readonly charges = signal<readonly string[]>([]);
  /** Where each seat's name leads: the address of a person's profile, or a function that introduces a character. */
  readonly leads = signal<readonly (string | (() => void) | undefined)[]>([]);
  /** The clocks as the server last sent them; null at a table without clocks. */
  readonly clocks = signal<TimedClocks | null>(null);
  readonly touched = signal<readonly string[]>([]);
  readonly pointed = signal<Pointed>(null);
  /** The act that the reader has picked of those that would settle the choice, to look at it; empty for none. */
  readonly picked = signal("");
  readonly reason = signal<Reason | null>(null);
  readonly asking = signal<Choice | null>(null);
  /** Things that advice is about. */
  readonly advised = signal<ReadonlySet<string>>(new Set());
  /** The viewer's switch for automatic passing; null for spectators. */
  readonly autoPass = signal<{ readonly on: boolean; readonly set: (on: boolean) => void } | null>(null);
  /** Seats that bots play. */
  readonly bots = signal<readonly number[]>([]);
  /** True from sending a line until the server answers. */
  readonly sent = signal(false);
  /** The moment of a step that is shown now; null between steps. */
  readonly beat = signal<Beat | null>(null);
  /** True while steps are being shown one after another; nothing can be chosen then. */
  readonly playing = signal(false);
  /** What the others have done since the viewer's last turn; null before they have acted. */
  readonly recap = signal<Recap | null>(null);
  /** True while the recap is drawn on the table: until the viewer's first touch. */
  readonly traced = signal(false);
  /** How the reader moves through the steps shown; null where steps are not shown by themselves. */
  controls: Controls | null = null;
  /** Plays on at the end of a lesson; null where there is none. */
  playOn: (() => void) | null = null;
  /** Has the server keep secret choices until all players have made theirs, or take them back without lines; null where it cannot. */
  prepare: ((lines: readonly string[]) => void) | null = null;
  /** The lines that the server keeps for the viewer, and the seats for which it keeps some. */
  readonly prepared = signal<readonly string[]>([]);
  readonly ready = signal<readonly number[]>([]);
  /** The prompt of a layout that collects several lines; the layout sets it to null when done. */
  readonly plan = signal<Plan | null>(null);
  /** The plan of several lines, where the scene allows one. */
  readonly planner = signal<Planner | null>(null);
  private ahead: readonly string[] = [];

  readonly choices: ReadonlySignal<readonly Choice[]> = computed(() =>
    this.sent.value || this.playing.value ? NOTHING : (this.shown.value?.scene.choices ?? NOTHING),
  );
  readonly alike: ReadonlySignal<Alike> = computed(() => (this.shown.value ? alikeIn(this.shown.value.scene) : new Map()));
  readonly left = computed(() => remaining(this.choices.value, this.touched.value, this.alike.value));
  /** The remaining choices for the move list, which does not change while a line is on its way; none while steps are shown. */
  readonly listed = computed(() => remaining(this.playing.value ? NOTHING : (this.shown.value?.scene.choices ?? NOTHING), this.touched.value, this.alike.value));
  readonly next = computed(() => nextTouches(this.choices.value, this.touched.value, this.alike.value));
  /** The thing that a lesson's coach asks for next; empty where nobody does. */
  readonly asked = computed(() => (this.shown.value?.scene.coach && this.left.value[0]?.touch.find((id) => this.next.value.has(id))) || "");
  /** Every thing that is part of some choice, whatever is touched now. */
  readonly useful = computed(() => new Set(nextTouches(this.choices.value, [], this.alike.value).keys()));
  /** The things where a choice begins. */
  readonly starts = computed(() => {
    const first = new Set(this.choices.value.map((choice) => choice.touch[0]!));
    for (const [twin, other] of this.alike.value) if (first.has(other)) first.add(twin);
    return first;
  });
  readonly refusals = computed(() => new Map((this.shown.value?.scene.refusals ?? []).map((refusal) => [refusal.touch, refusal])));

  /** The choice that is pointed at, asked about, or the only one left. */
  readonly highlighted: ReadonlySignal<Choice | undefined> = computed(() => {
    const pointed = this.pointed.value;
    if (this.asking.value) return this.asking.value;
    if (pointed && "line" in pointed) return this.left.value.find((choice) => choice.line === pointed.line);
    if (pointed && "thing" in pointed && this.next.value.has(pointed.thing)) return this.next.value.get(pointed.thing);
    if (this.left.value.length === 1) return this.left.value[0];
    if (this.touched.value.length === 0) return undefined;
    const open = [...this.next.value.values()].filter((choice) => choice?.preview);
    return open.find((choice) => choice!.touch.at(-1) === this.picked.value) ?? open.find((choice) => choice!.best) ?? open[0];
  });
  readonly preview: ReadonlySignal<Preview | null> = computed(() => {
    const planner = this.planner.value;
    if (planner) return planner.answer.value?.preview ?? this.lastPreview;
    return this.highlighted.value?.preview ?? this.shown.value?.scene.focus ?? null;
  });
  /** The last preview of the plan, shown until the next one arrives. */
  private lastPreview: Preview | null = null;

  constructor(
    private readonly send: (line: string, seq: number) => void,
    private readonly consider?: (ask: number, seq: number, orders: readonly Order[]) => void,
  ) {}

  /** Shows the next scene and forgets the touches made in the last one. */
  show(seq: number, scene: Scene, log: readonly Sentence[] = [], staged = false): void {
    batch(() => {
      this.shown.value = { seq, scene, log, staged };
      this.beat.value = null;
      this.sent.value = false;
      this.advised.value = new Set();
      this.letGo();
      this.goOn(scene);
      this.lastPreview = null;
      const { consider } = this;
      const planned = consider && scene.planning && !this.sent.value;
      this.planner.value = planned ? new Planner(scene.planning!, (ask, orders) => consider(ask, seq, orders)) : null;
    });
  }

  /** Shows one moment of a step. The touches and the line that was sent are kept. */
  stage(beat: Beat): void {
    batch(() => {
      this.beat.value = beat;
      const shown = this.shown.value;
      if (shown && beat.scene && beat.scene !== shown.scene) this.shown.value = { seq: shown.seq, scene: beat.scene, log: [], staged: true };
    });
  }

  /** Shows a scene again that was shown before, with everything touched in it. */
  restore(shown: Shown): void {
    batch(() => {
      this.shown.value = shown;
      this.beat.value = null;
    });
  }

  /** Takes the server's answer about the plan. */
  considered(ask: number, answer: PlanPreview): void {
    this.lastPreview = answer.preview;
    this.planner.value?.answered(ask, answer);
  }

  /** Sends the plan, after its question if it has one. */
  sendPlan(): void {
    this.planner.value?.whenAnswered(({ lines, confirm, send }) => {
      const whole: Whole = { line: lines[0] ?? "", label: send, touch: [], outcome: "", badge: null, group: "", preview: null, confirm, best: false, lines };
      this.choose(whole);
    });
  }

  /** Plays lines one after another, each in the scene that the one before it led to. */
  playAll(lines: readonly string[]): void {
    const [first, ...rest] = lines;
    if (first === undefined || this.sent.value) return;
    this.ahead = rest;
    this.play(first);
  }

  /** Plays the next line of a plan if this scene still has it; otherwise drops the rest and says so. */
  private goOn(scene: Scene): void {
    const [next, ...rest] = this.ahead;
    if (next === undefined) return;
    const fits = scene.choices.some((choice) => choice.line === next);
    this.ahead = fits ? rest : [];
    if (fits) this.play(next);
    else if (scene.choices.length > 0) this.reason.value = { at: "", text: "The rest of your plan is no longer possible. Choose again.", rule: "" };
  }

  touch(id: string): void {
    const planner = this.planner.value;
    if (planner && !this.sent.value) {
      this.reason.value = null;
      this.asking.value = null;
      if (!planner.touch(id)) this.refuse(this.refusals.value.get(id) ?? pickFirst(planner, id));
    } else if (this.useful.value.has(id)) this.take(id);
    else this.refuse(this.refusals.value.get(id));
  }

  private take(id: string): void {
    const touched = touch(this.choices.value, this.touched.value, id, this.alike.value);
    const settled = touched.includes(id) ? meant(this.choices.value, touched, this.alike.value) : undefined;
    batch(() => {
      this.touched.value = touched;
      this.picked.value = "";
      this.reason.value = null;
      this.asking.value = null;
      if (settled) this.choose(settled);
    });
  }

  /** Says why something cannot be done, on the thing itself. */
  refuse(refusal: Refusal | undefined): void {
    this.reason.value = refusal ? { at: refusal.touch, text: refusal.text, rule: refusal.rule } : null;
  }

  /** Plays a choice, after its question if it has one. */
  choose(choice: Choice): void {
    if (choice.confirm && this.asking.value !== choice) this.asking.value = choice;
    else if ("lines" in choice) this.playAll((choice as Whole).lines);
    else this.play(choice.line);
  }

  private play(line: string): void {
    const shown = this.shown.value;
    if (!shown || this.sent.value) return;
    batch(() => {
      this.asking.value = null;
      this.reason.value = null;
      this.sent.value = true;
    });
    this.send(line, shown.seq);
  }

  /** The server refused the line: says why and lets the player choose again. */
  refused(reason: Omit<Reason, "at">): void {
    batch(() => {
      this.ahead = [];
      this.letGo();
      this.sent.value = false;
      this.reason.value = { at: "", ...reason };
    });
  }

  /** Takes the last touch back, or the question, or the tip. */
  back(): void {
    if (this.asking.value) this.letGo();
    else if (this.reason.value) this.reason.value = null;
    else if (this.planner.value) this.planner.value.back();
    else this.touched.value = this.touched.value.slice(0, -1);
  }

  private letGo(): void {
    this.touched.value = [];
    this.picked.value = "";
    this.pointed.value = null;
    this.reason.value = null;
    this.asking.value = null;
  }
}

/** The reason shown when an aim is touched before a piece. */
const pickFirst = (planner: Planner, id: string): Refusal | undefined =>
  planner.aimOf(id) ? { touch: id, text: "Touch one of your own pieces first, then this.", label: "", rule: "" } : undefined;
