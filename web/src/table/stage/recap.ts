// The recap: what the others have done since the viewer's last turn, act by act. It is made from scenes and log sentences alone.

import { listed } from "../../parts/words.ts";
import type { Sentence } from "../../wire.ts";
import type { Step } from "../board/beats.ts";
import type { Recap, RecapAct } from "../board/recap.ts";

interface Making {
  readonly seat: number;
  past: string;
  readonly told: Sentence[];
  readonly steps: Step[];
}

/**
 * The acts in these steps. An act begins with the first sentence of a step, if another player did it and it can be told in the
 * past tense. What follows up to the next heading belongs to it; a later past tense of the same player tells its result instead.
 */
export function recapOf(steps: readonly Step[], me: number | null): Recap | null {
  const tensed = steps.some(({ log }) => log.some((sentence) => sentence.past));
  const acts: Making[] = [];
  let open: Making | undefined;
  for (const step of steps) {
    const first = step.log.find((sentence) => !sentence.heading && sentence.seat !== null);
    for (const sentence of step.log) {
      if (sentence.heading) open = undefined;
      else if (sentence.seat !== null) open = took(sentence, sentence === first && sentence.seat !== me && (sentence.past !== "" || !tensed), step);
    }
  }
  return acts.length > 0 ? { steps: steps.filter(({ before, after }) => before !== after), acts: acts.map((act, index): RecapAct => ({ ...act, number: index + 1 })) } : null;

  function took(sentence: Sentence, deed: boolean, step: Step): Making | undefined {
    if (deed) acts.push((open = { seat: sentence.seat!, past: "", told: [], steps: [] }));
    if (!open) return undefined;
    open.told.push(sentence);
    if (sentence.seat === open.seat && sentence.past) open.past = sentence.past;
    if (sentence.seat !== me && open.steps.at(-1) !== step) open.steps.push(step); // what the viewer does leaves no trace
    return open;
  }
}

/** The steps of the last turn of each player: whoever never acts, such as a spectator, would else read the whole game again. */
export function lastTurns(steps: readonly Step[]): readonly Step[] {
  const turns = steps.flatMap(({ log }, from) => (log.some((sentence) => sentence.heading) ? [{ from, seat: turnSeat(steps, from) }] : []));
  const [first, second] = turns;
  const again = second && turns.slice(1).some(({ seat }) => seat === first!.seat);
  return again ? lastTurns(steps.slice(second.from)) : steps;
}

/** Whose turn begins with the heading in a step: whoever acts first after it. */
function turnSeat(steps: readonly Step[], from: number): number | undefined {
  const log = steps.slice(from).flatMap((step) => step.log);
  return log.slice(log.findIndex((sentence) => sentence.heading)).find((sentence) => !sentence.heading && sentence.seat !== null)?.seat ?? undefined;
}

const MOST_ACTS = 3;
const MOST_OF_SEVERAL = 2;
const MOST_ALIKE = 4; // things that one verb is told of
const LINKS: ReadonlySet<string> = new Set(["on", "to", "for", "in", "with"]); // what follows them can stand for the whole

/** What each player did, in their order: "revived the queen, shot two arrows and recruited the jack". */
export function recapTexts({ acts }: Recap): readonly { readonly seat: number; readonly text: string }[] {
  const seats = [...new Set(acts.map((act) => act.seat))];
  const most = seats.length > 1 ? MOST_OF_SEVERAL : MOST_ACTS;
  return seats.flatMap((seat) => {
    const pasts = merged(acts.filter((act) => act.seat === seat && act.past).map((act) => act.past));
    const shown = pasts.length > most ? [...pasts.slice(0, most), "more"] : pasts;
    return shown.length > 0 ? [{ seat, text: `${listed(shown)}.` }] : [];
  });
}

/** Joins neighbours with the same verb: "placed 24" and "placed 25" are "placed 24 and 25". */
function merged(pasts: readonly string[]): string[] {
  const groups: string[][] = [];
  for (const past of pasts) {
    const last = groups.at(-1);
    if (last && verbOf(last[0]!) === verbOf(past)) last.push(past);
    else groups.push([past]);
  }
  return groups.map(([first, ...more]) => {
    if (more.length > 0 && more.every((past) => past === first)) return `${first} ${more.length === 1 ? "twice" : `${more.length + 1} times`}`;
    const rests = more.map((past) => rest(first!, past));
    return listed(rests.length < MOST_ALIKE ? [first!, ...rests] : [first!, ...rests.slice(0, MOST_ALIKE - 1), `${rests.length - MOST_ALIKE + 1} more`]);
  });
}

const verbOf = (past: string): string => past.split(" ", 1)[0]!;

/** A text without what it has in common with the first one: "3 points" after "hit you for 2 points". */
function rest(first: string, text: string): string {
  const [before, words] = [first.split(" "), text.split(" ")];
  const same = words.findIndex((word, index) => word !== before[index]);
  return words.slice(LINKS.has(words[same - 1] ?? "") ? same : 1).join(" ");
}
