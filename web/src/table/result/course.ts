// The advantage chart of a finished game, requested until it is ready and kept while the page is open.

import { signal } from "@preact/signals";
import { advantage } from "../../requests/advice.ts";
import { ratingChanges } from "../../requests/api.ts";
import { addressed, capital, percent, toYou } from "../../parts/words.ts";
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

/** The seats in groups with the same chances throughout: the sides of the game. */
export function sidesOf({ points }: Advantage): readonly (readonly number[])[] {
  const seats = [...(points[0]?.shares.keys() ?? [])];
  const equal = (one: number, other: number): boolean => points.every(({ shares }) => shares[one] === shares[other]);
  return seats.filter((seat) => seats.findIndex((other) => equal(other, seat)) === seat).map((first) => seats.filter((seat) => equal(first, seat)));
}

const fell = (chart: Advantage, moment: Moment, seat: number): boolean => {
  const [before, after] = around(chart, moment, seat);
  return after < before;
};

/** "39 → 82 %". */
export const change = (chart: Advantage, moment: Moment, seat: number): string => {
  const [before, after] = around(chart, moment, seat);
  return `${before} → ${percent(after / 100)}`;
};

/** The moment that decided the game. */
export const turningOf = (chart: Advantage | null): Moment | null =>
  chart && chart.turning !== null ? (chart.moments[chart.turning] ?? null) : null;

/** A sentence of the log with its subject, said to the reader: "you recruited the jack", "{1} takes 2 hits". */
export function deedText({ text, past, seat }: Sentence, you: number | null): string {
  if (seat === null || !(past || /^[a-z]/.test(text))) return addressed(text, you);
  const done = past || inThePast(text);
  return seat === you ? `you ${addressed(done || toYou(text), you)}` : `{${seat}} ${addressed(done || text, you)}`;
}

const PASTS: Readonly<Record<string, string>> = { draws: "drew", rolls: "rolled", loses: "lost", plays: "played", discards: "discarded", lets: "let", cannot: "could not" };

/** A sentence that begins with one of the usual verbs, in the past tense; else empty. */
function inThePast(text: string): string {
  const verb = text.split(" ", 1)[0]!;
  return verb in PASTS ? `${PASTS[verb]!}${text.slice(verb.length)}` : "";
}

/** What was done in a moment: its last deed, else its first sentence; empty where nothing is told. */
export function deedOf({ told }: Moment, you: number | null): string {
  const deed = told.findLast((sentence) => sentence.past) ?? told[0];
  return deed ? deedText(deed, you) : "";
}

/** The turn of a moment: "turn 15". */
export const turnOf = (chart: Advantage, moment: Moment): string => chart.points[moment.point]?.turn ?? "";

const HARM = /^(felled|hit|struck|destroyed|captured|removed|took(?! \d))\b/;

/** What decided the game: the deed with its turn, and what it meant for the seat that the chart is about. */
export interface Decision {
  readonly deed: string;
  readonly chance: string;
}

export function decisionOf(chart: Advantage, seat: number, whose: string, you: number | null): Decision | null {
  const moment = turningOf(chart);
  if (!moment) return null;
  const [before, after] = around(chart, moment, seat);
  const deed = deedOf(moment, you);
  const rose = after >= before;
  const struck = moment.told.findLast((sentence) => HARM.test(sentence.past));
  const odd = struck !== undefined && struck.seat !== null && fell(chart, moment, struck.seat); // a blow that helped the other side
  return {
    deed: `${capital(turnOf(chart, moment))} decided it${deed ? `: ${deed}` : ""}.`,
    chance: `${odd ? `Even so, ${whose}` : capital(whose)} winning chance ${rose ? "rose" : "fell"} from ${before} to ${percent(after / 100)}.`,
  };
}
