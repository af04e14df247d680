// The advantage chart of a finished game, requested until it is ready and kept while the page is open.

import { signal } from "@preact/signals";
import { advantage } from "../../advice.ts";
import { ratingChanges } from "../../api.ts";
import { percent } from "../../parts/words.ts";
import type { Advantage, Moment, RatingChange, Sentence } from "../../wire.ts";

const LOOK = 700; // milliseconds between two looks at how far it has come
const BEAT = 4_000; // milliseconds between two looks at the ratings
const RATED = 3; // looks
const kept = new Map<string, Course>();

export class Course {
  readonly chart = signal<Advantage | null>(null);
  /** No chart will come. */
  readonly failed = signal(false);
  /** How the game changed the players' ratings; games are rated some seconds after their end. */
  readonly ratings = signal<readonly RatingChange[]>([]);

  constructor(private readonly id: string) {
    void this.look();
    void this.rated(RATED);
  }

  private async rated(looks: number): Promise<void> {
    this.ratings.value = await ratingChanges(this.id).catch(() => []);
    if (this.ratings.value.length === 0 && looks > 1) setTimeout(() => void this.rated(looks - 1), BEAT);
  }

  private async look(): Promise<void> {
    try {
      this.chart.value = await advantage(this.id);
      if (!this.chart.value.ready) setTimeout(() => void this.look(), LOOK);
    } catch {
      this.failed.value = true;
    }
  }
}

export function courseOf(id: string): Course {
  const course = kept.get(id) ?? new Course(id);
  kept.set(id, course);
  return course;
}

/** A seat's expected results before and after a moment, in whole percent. */
export function around(chart: Advantage, moment: Moment, seat: number): readonly [number, number] {
  const whole = (point: number): number => Math.round(100 * (chart.points[point]?.shares[seat] ?? 0));
  return [whole(moment.point), whole(moment.point + 1)];
}

/** "39 → 82 %". */
export const change = (chart: Advantage, moment: Moment, seat: number): string => {
  const [before, after] = around(chart, moment, seat);
  return `${before} → ${percent(after / 100)}`;
};

/** The moment that decided the game. */
export const turningOf = (chart: Advantage | null): Moment | null =>
  chart && chart.turning !== null ? (chart.moments[chart.turning] ?? null) : null;

/** A sentence of the log with its subject, where it can have one: "Mira recruited the jack". */
export const deedText = ({ text, past, seat }: Sentence): string => (past && seat !== null ? `{${seat}} ${past}` : text);

/** The turn of a moment: "turn 15". */
export const turnOf = (chart: Advantage, moment: Moment): string => chart.points[moment.point]?.turn ?? "";

/** What decided the game, in a sentence about the seat: its own player is addressed. */
export function decidedText(chart: Advantage, seat: number, whose: string): string {
  const moment = turningOf(chart);
  if (!moment) return "";
  const [before, after] = around(chart, moment, seat);
  const turn = turnOf(chart, moment);
  return `${turn.charAt(0).toUpperCase()}${turn.slice(1)} decided it: ${whose} winning chance ${after >= before ? "rose" : "fell"} from ${before} to ${percent(after / 100)}.`;
}
