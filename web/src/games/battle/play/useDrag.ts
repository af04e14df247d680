import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import type { Board } from "../../../table/board/board.ts";
import type { Planner } from "../../../table/board/planner.ts";

const SLACK = 8; // pixels until a press is a drag

/** Lets soldiers of a plan be dragged onto a player or onto each other, by mouse, pen or finger. */
export function useDrag(board: Board, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const home = root.current;
    if (!home) return;
    let card: HTMLElement | null = null;
    let start = { x: 0, y: 0 };
    let dragging = false;

    const down = (event: PointerEvent) => {
      const found = event.target instanceof Element ? event.target.closest<HTMLElement>(".bt-army.own .card[data-at]") : null;
      const planner = board.planner.value;
      if (event.button !== 0 || !found || board.sent.value || !planner?.planning.pieces.includes(found.dataset["at"]!)) return;
      card = found;
      start = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent) => {
      if (!card) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!dragging && Math.hypot(x, y) > SLACK) {
        dragging = true;
        card.classList.add("dragged");
        card.setPointerCapture(event.pointerId);
      }
      if (dragging) card.style.translate = `${x}px ${y}px`;
    };
    const end = (event: PointerEvent) => {
      if (card && dragging) {
        const piece = card.dataset["at"]!;
        release();
        if (event.type === "pointerup") board.planner.value?.drop(piece, under(event, board.planner.value));
        window.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
      }
      card = null;
      dragging = false;
    };
    const release = () => {
      card!.classList.remove("dragged");
      card!.style.translate = "";
    };
    home.addEventListener("pointerdown", down);
    home.addEventListener("pointermove", move);
    home.addEventListener("pointerup", end);
    home.addEventListener("pointercancel", end);
    return () => {
      home.removeEventListener("pointerdown", down);
      home.removeEventListener("pointermove", move);
      home.removeEventListener("pointerup", end);
      home.removeEventListener("pointercancel", end);
    };
  }, [board]);
}

/** Swallows the click that follows a drag. */
const swallow = (event: Event): void => event.stopPropagation();

/** The soldier or the player's pane under the pointer, as the plan names it. */
function under(event: PointerEvent, planner: Planner): string {
  const there = document.elementFromPoint(event.clientX, event.clientY);
  const token = there?.closest<HTMLElement>(".card[data-at]")?.dataset["at"] ?? "";
  const pane = there?.closest<HTMLElement>("[data-pane]")?.dataset["pane"] ?? "";
  return planner.aimOf(token) || planner.planning.pieces.includes(token) ? token : pane;
}
