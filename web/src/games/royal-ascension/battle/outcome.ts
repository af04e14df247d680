// The outcome of a decided battle in words, from the scene alone.

import type { Scene, Zone } from "../../../wire.ts";
import { gaugeOf, sidesOf } from "../zones.ts";

export interface Outcome {
  readonly winner: number;
  /** "54 to 50: Char Forest is yours". */
  readonly say: string;
  /** "You hold 5 of the 7 territories for the throne." */
  readonly small: string;
}

/** The outcome of the battle in this scene; null while it is undecided. */
export function outcomeOf(scene: Scene): Outcome | null {
  const sides = sidesOf(scene);
  const won = sides.find((side) => side.note.endsWith("wins"));
  if (!won) return null;
  const losers = sides.filter((side) => side !== won);
  const winner = won.owner ?? 0;
  const total = (side: Zone) => gaugeOf(scene, `strength${side.owner}`)?.value ?? 0;
  const others = losers.map(total).sort((one, other) => other - one);
  const score = `${total(won)} to ${listed(others.map(String))}`;
  return { winner, say: `${score}: ${prize(scene, winner, losers)}`, small: standing(scene, winner) };
}

/** True if the viewer fights in the battle of this scene. */
export const isOwnBattle = (scene: Scene): boolean => sidesOf(scene).some((side) => side.owner === scene.seat);

function prize(scene: Scene, winner: number, losers: readonly Zone[]): string {
  const mine = winner === scene.seat;
  if (scene.focus?.title === "All in") {
    const loser = losers[0]?.owner ?? 0;
    if (mine) return `every territory of {${loser}} is yours`;
    return loser === scene.seat ? `{${winner}} takes all your territories` : `{${winner}} takes every territory of {${loser}}`;
  }
  const lands = losers.map((side) => side.tokens.find((token) => token.kind === "cell")?.name.split(",")[0] ?? "");
  return mine ? `${listed(lands)} ${lands.length === 1 ? "is" : "are"} yours` : `{${winner}} takes ${listed(lands)}`;
}

function standing(scene: Scene, winner: number): string {
  const throne = gaugeOf(scene, `throne${winner}`);
  if (!throne) return "";
  const who = winner === scene.seat ? "You hold" : `{${winner}} holds`;
  const of = throne.of ?? throne.value;
  if (throne.value < of) return `${who} ${throne.value} of the ${of} territories for the throne.`;
  return `${who} ${throne.value} territories and ${winner === scene.seat ? "take" : "takes"} the throne.`;
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]}`;
