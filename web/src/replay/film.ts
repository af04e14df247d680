// A replay: the steps of a finished game, fetched when needed and cached, each from one point of view.

import { signal } from "@preact/signals";
import { step } from "../requests/api.ts";
import { errorText } from "../parts/load.ts";
import { Board } from "../table/board/board.ts";
import type { Choice, Judged, Replay, Step } from "../wire.ts";

/** A seat's number, "watch" for a spectator, "open" with all hands open. */
export type Eyes = string;

const FRAME = 1_100; // milliseconds between steps while it runs
const MOST_KEPT = 600;

export class Film {
  readonly board = new Board(() => undefined);
  readonly at = signal(0);
  readonly eyes = signal<Eyes>("open");
  readonly running = signal(false);
  readonly problem = signal("");
  /** The decision of the review that is shown. */
  readonly judged = signal<Judged | null>(null);
  /** What could be chosen in the position that is shown. */
  choices: readonly Choice[] = [];
  private readonly kept = new Map<string, Step>();
  private wanted = 0;
  private timer = 0;

  constructor(readonly what: Replay) {
    this.board.names.value = what.players.map((player) => player.name);
    this.board.charges.value = what.players.map((player) => player.charge);
  }

  /** Goes to a step. The last requested step is shown, whatever the order of the responses. */
  async show(at: number): Promise<void> {
    const to = Math.max(0, Math.min(this.what.steps, at));
    this.at.value = to;
    this.judged.value = null;
    const order = ++this.wanted;
    try {
      const found = await this.fetched(to);
      if (order !== this.wanted) return;
      this.board.log.value = found.log;
      this.choices = found.scene.choices;
      this.board.show(found.at, { ...found.scene, choices: [], refusals: [], acts: [] }, found.told);
    } catch (wrong) {
      this.problem.value = errorText(wrong);
    }
  }

  lookAs(eyes: Eyes): void {
    this.eyes.value = eyes;
    void this.show(this.at.value);
  }

  run(): void {
    if (this.at.value >= this.what.steps) this.at.value = 0;
    this.running.value = true;
    void this.next();
  }

  pause(): void {
    this.running.value = false;
    clearTimeout(this.timer);
  }

  private async next(): Promise<void> {
    await this.show(this.at.value + 1);
    if (!this.running.value) return;
    if (this.at.value >= this.what.steps) return this.pause();
    this.timer = window.setTimeout(() => void this.next(), FRAME);
  }

  private async fetched(at: number): Promise<Step> {
    const key = `${this.eyes.value}/${at}`;
    const found = this.kept.get(key) ?? (await step(this.what.id, at, this.eyes.value));
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    this.kept.set(key, found);
    return found;
  }
}
