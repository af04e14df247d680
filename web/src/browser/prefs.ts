// The reader's preferences: theme, deck, motion, pace, sound. Stored in this browser only, and set on <html> for the stylesheets.

import { effect, signal, type Signal } from "@preact/signals";

export type Theme = "system" | "light" | "dark";
export type Deck = "two" | "four";
export type Motion = "system" | "full" | "none";
export type BotPace = "human" | "quick" | "slow";
export type Pace = "calm" | "step" | "brisk" | "once";
export type Switch = "on" | "off";
export type Volume = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10";

function kept<T extends string>(key: string, values: readonly T[]): Signal<T> {
  const stored = read(key);
  const found = values.find((value) => value === stored) ?? values[0]!;
  const choice = signal(found);
  effect(() => write(key, choice.value));
  return choice;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(`regalia.${key}`);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(`regalia.${key}`, value);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** The paper that sheets are printed on; where people use Letter, Letter first. */
export const paper = kept<"a4" | "letter">("paper", /^en-(US|CA)$/.test(globalThis.navigator?.language ?? "") ? ["letter", "a4"] : ["a4", "letter"]);
export const theme = kept<Theme>("theme", ["system", "light", "dark"]);
export const deck = kept<Deck>("deck", ["two", "four"]);
export const motion = kept<Motion>("motion", ["system", "full", "none"]);
/** How fast bots move at the tables that you host. */
export const botPace = kept<BotPace>("botPace", ["human", "quick", "slow"]);
/** How fast other players' acts are shown. */
export const pace = kept<Pace>("pace", ["calm", "step", "brisk", "once"]);

/** Whether sounds are played. Browsers keep them silent until the first touch. */
export const sound = kept<Switch>("sound", ["on", "off"]);
export const LOUDEST = 10;
export const volume = kept<Volume>("volume", ["6", "1", "2", "3", "4", "5", "7", "8", "9", "10"]);

/** Whether the browser tells the reader that a table waits. */
export const notify = kept<Switch>("notify", ["off", "on"]);
/** Whether the reader has answered the offer of notifications. */
export const offered = kept<"no" | "yes">("notifyOffered", ["no", "yes"]);

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const systemDark = signal(dark.matches);
const systemStill = signal(still.matches);

/** True when the reader wants no motion. */
export const calm = (): boolean => motion.value === "none" || (motion.value === "system" && systemStill.value);

export function startPrefs(): void {
  dark.addEventListener("change", () => (systemDark.value = dark.matches));
  still.addEventListener("change", () => (systemStill.value = still.matches));
  const root = document.documentElement;
  effect(() => {
    const night = theme.value === "dark" || (theme.value === "system" && systemDark.value);
    root.dataset["theme"] = night ? "dark" : "light";
    root.dataset["deck"] = deck.value;
    root.dataset["motion"] = calm() ? "none" : "full";
  });
}
