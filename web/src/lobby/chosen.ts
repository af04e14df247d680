// The opponent chosen for each game in this browser.

import { signal } from "@preact/signals";
import type { CharacterInfo } from "../wire.ts";

const KEY = "regalia.opponents";
const USUAL_STRENGTH = 2;

function stored(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

const chosen = signal(stored());

/** The opponent in a game: the one chosen last, or the first of the usual level. */
export const opponentIn = (game: string, all: readonly CharacterInfo[]): CharacterInfo | undefined =>
  all.find((one) => one.key === chosen.value[game]) ?? all.find((one) => one.strength === USUAL_STRENGTH) ?? all[0];

export function choose(game: string, key: string): void {
  chosen.value = { ...chosen.value, [game]: key };
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen.value));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
