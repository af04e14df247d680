// The lessons finished in this browser. Nobody else is told.

import { signal } from "@preact/signals";

const KEY = "regalia.lessons";

function stored(): ReadonlySet<string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(found) ? found.map(String) : []);
  } catch {
    return new Set();
  }
}

const finished = signal(stored());

export const isLearned = (game: string, lesson: string): boolean => finished.value.has(`${game}/${lesson}`);

export function learn(game: string, lesson: string): void {
  if (isLearned(game, lesson)) return;
  finished.value = new Set([...finished.value, `${game}/${lesson}`]);
  try {
    localStorage.setItem(KEY, JSON.stringify([...finished.value]));
  } catch {
    // Without storage the lesson counts as long as the page is open.
  }
}
