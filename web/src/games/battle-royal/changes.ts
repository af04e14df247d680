// What the others' turns have changed for the viewer: the ways to the capitals, and the thinnest place.

import { capital, counted } from "../../parts/words.ts";
import type { Scene } from "../../wire.ts";
import { coloursOf } from "./zones.ts";

export interface Changes {
  readonly title: string;
  readonly rows: readonly { readonly icon: string; readonly text: string }[];
}

interface Way {
  readonly goer: string;
  readonly goal: string;
  /** The points of the cheapest way; null if there is none. */
  readonly points: number | null;
}

const WAY = /^(.+) to (.+): (?:(\d+) points?|out of reach)$/;
const THIN = "thinnest place: ";
const MOST = 3;
const NEVER = 100; // counts as the length of a way that does not exist

/** The changes from one scene to the other; null where nothing has changed that counts. */
export function changesOf(before: Scene, after: Scene): Changes | null {
  const own = new Set(after.plates.filter((plate) => plate.seat === after.seat).flatMap(coloursOf).map(capital));
  const was = new Map(waysIn(before).map((way) => [keyOf(way), way]));
  const moved = waysIn(after).flatMap((way) => {
    const old = was.get(keyOf(way));
    const by = old ? lengthOf(way) - lengthOf(old) : 0;
    return old && by !== 0 ? [{ ...way, old, by, mine: own.has(way.goer) }] : [];
  });
  moved.sort((one, other) => Math.abs(other.by) - Math.abs(one.by) || Number(one.mine) - Number(other.mine));
  const rows = moved.slice(0, MOST).map((way) => ({ icon: way.mine ? "flag" : "warn", text: told(way) }));
  const thin = thinIn(after).filter((text) => !thinIn(before).includes(text));
  rows.push(...thin.map((text) => ({ icon: "link", text: `Your thinnest place is now ${text}.` })));
  if (rows.length === 0) return null;
  return { title: moved[0] ? titleOf(moved[0]) : "Your line has changed", rows };
}

type Moved = Way & { readonly old: Way; readonly by: number; readonly mine: boolean };

const keyOf = ({ goer, goal }: Way): string => `${goer} to ${goal}`;
const lengthOf = ({ points }: Way): number => points ?? NEVER;

const waysIn = (scene: Scene): Way[] =>
  scene.numbers.flatMap(({ text }) => {
    const [, goer, goal, points] = WAY.exec(text) ?? [];
    return goer && goal ? [{ goer, goal, points: points ? Number(points) : null }] : [];
  });

const thinIn = (scene: Scene): string[] => scene.numbers.filter(({ text }) => text.startsWith(THIN)).map(({ text }) => text.slice(THIN.length));

const titleOf = ({ goer, goal, by, mine }: Moved): string =>
  mine ? `You are ${by < 0 ? "nearer to" : "farther from"} ${goal}` : `${goer} is ${by < 0 ? "nearer to" : "farther from"} ${goal}`;

function told({ goer, goal, points, old, by, mine }: Moved): string {
  const who = mine ? "You" : goer;
  if (points === null) return `${who} cannot reach ${goal} any more.`;
  const need = `${who} ${mine ? "need" : "needs"} ${counted(points, "point")} to reach ${goal}`;
  return old.points === null ? `${need}, which was out of reach.` : `${need}, ${Math.abs(by)} ${by < 0 ? "fewer" : "more"} than before.`;
}
