// The recap: what the others have done since the viewer's last turn, act by act. It is made from scenes and log sentences alone.

import type { Scene, Sentence } from "../../wire.ts";
import type { Step } from "../board/beats.ts";
import type { Recap, RecapAct } from "../board/recap.ts";

interface Making {
  readonly seat: number;
  past: string;
  readonly told: Sentence[];
  readonly scenes: Scene[];
}

/**
 * The acts in these steps. An act begins with the first sentence of a step, if another player did it and it can be told in the
 * past tense; all that follows in that turn belongs to it, and a later past tense of the same player tells its result instead.
 */
export function recapOf(steps: readonly Step[], me: number | null): Recap | null {
  const tensed = steps.some(({ log }) => log.some((sentence) => sentence.past));
  const acts: Making[] = [];
  let going: Making | undefined; // until a heading begins the next turn
  for (const { before, after, log } of steps) {
    let act = log[0]?.heading ? undefined : going;
    const first = log.find((sentence) => !sentence.heading && sentence.seat !== null);
    for (const sentence of log) {
      if (sentence.heading) going = undefined;
      else if (sentence === first && sentence.seat !== me && (sentence.past || !tensed)) {
        act = going = { seat: sentence.seat!, past: sentence.past, told: [sentence], scenes: [before] };
        acts.push(going);
      } else if (going && sentence.seat !== null) {
        going.told.push(sentence);
        if (sentence.seat === going.seat && sentence.past) going.past = sentence.past;
      }
    }
    act?.scenes.push(after);
  }
  return acts.length > 0 ? { steps, acts: acts.map((act, index): RecapAct => ({ ...act, number: index + 1 })) } : null;
}

const MOST_ACTS = 3;
const MOST_OF_SEVERAL = 2;
const SHORT = 2; // words that can stand for a whole text
const VERB_AND_OBJECT = 2; // words that a longer text leaves out at most

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
    return listed([first!, ...more.map((past) => rest(first!, past))]);
  });
}

const verbOf = (past: string): string => past.split(" ", 1)[0]!;

/** The words of a text that the first one does not begin with: "3 points" after "hit you for 2 points". */
function rest(first: string, text: string): string {
  const [before, words] = [first.split(" "), text.split(" ")];
  const same = words.findIndex((word, index) => word !== before[index]);
  const alike = same < 0 ? 1 : same;
  return words.slice(words.length - alike > SHORT ? Math.min(alike, VERB_AND_OBJECT) : alike).join(" ");
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)!}`;
}
