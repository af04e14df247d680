// The keys of the table: digits and letters choose rows, Escape takes back, Enter presses the main button or ends the turn (in a
// lesson it touches what the coach asks for), arrows move inside a zone.

import type { Board } from "../board/board.ts";

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
const UPRIGHT = ["ArrowUp", "ArrowDown"];
const TYPING = "input, select, textarea, dialog[open] *";

export function handleKey(event: KeyboardEvent, root: HTMLElement, board: Board): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest(TYPING) || document.querySelector("dialog[open]")) return;
  if (event.key === "Tab" || event.key === "Shift") return;
  if (!target?.closest("[data-show]") && board.controls?.touched()) return event.preventDefault();
  if (event.key === "r" || event.key === "R") return board.controls?.replay();
  if (!act(event, root, board, target)) return;
  board.traced.value = false;
  event.preventDefault();
}

function act(event: KeyboardEvent, root: HTMLElement, board: Board, target: Element | null): boolean {
  if (/^[0-9a-z]$/i.test(event.key)) return press(root.querySelector(`.options [data-key="${event.key.toLowerCase()}"]`));
  if (event.key === "Escape") {
    if (target?.closest("[data-token]") && board.touched.value.length === 0) root.querySelector<HTMLElement>(".prompt")?.focus();
    board.back();
    return true;
  }
  const step = STEPS[event.key];
  if (step !== undefined) return walk(target, step, UPRIGHT.includes(event.key));
  if (event.key !== "Enter" && event.key !== " ") return false;
  if (target?.matches("[data-token][role=button]")) return press(target);
  const free = !target || !target.matches("button, a, summary, [role=button]");
  if (event.key !== "Enter" || !free) return false;
  if (!board.asked.value) return press(mainButton(root));
  board.touch(board.asked.value);
  return true;
}

/** What Enter presses: the main button, the answer to a question, else the turn's end. */
function mainButton(root: HTMLElement): Element | null {
  for (const at of [".prompt .btn.primary", ".prompt .acts [data-choice]", '.options [data-key="Enter"]', ".prompt .acts .btn[data-act]"]) {
    const found = root.querySelector(at);
    if (found) return found;
  }
  return null;
}

function press(element: Element | null): boolean {
  if (element instanceof HTMLElement) element.click();
  return element !== null;
}

/** Moves the focus to the neighbour in the zone or list; in columns, up and down as well. */
function walk(target: Element | null, step: number, upright: boolean): boolean {
  const home = target?.closest<HTMLElement>("[data-columns], [data-zone], .options");
  if (!home || !target) return false;
  const stops = [...home.querySelectorAll<HTMLElement>(home.matches(".options") ? ".option" : "[data-token]")];
  const here = stops.indexOf(target as HTMLElement);
  if (here < 0) return false;
  const columns = Number(home.dataset["columns"] ?? 0);
  const next = columns ? within(stops.length, columns, here, step, upright) : (here + step + stops.length) % stops.length;
  stops[next]!.focus();
  return true;
}

/** The next stop in a grid; at its edge, the same one. */
function within(size: number, columns: number, here: number, step: number, upright: boolean): number {
  const next = here + (upright ? step * columns : step);
  const inside = next >= 0 && next < size && (upright || Math.floor(next / columns) === Math.floor(here / columns));
  return inside ? next : here;
}
