import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Board } from "../board/board.ts";

/** Keeps the keyboard focus on the table after a move: on the card that moved, or else on the prompt. */
export function useKeptFocus(board: Board, root: RefObject<HTMLElement | null>): void {
  const last = useRef("");
  useEffect(() => {
    const note = (event: FocusEvent) => {
      const thing = event.target instanceof Element ? event.target.closest("[data-token], [data-choice], [data-act], [data-key]") : null;
      last.current = root.current?.contains(thing) ? ((thing as HTMLElement).dataset["token"] ?? "prompt") : "";
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useLayoutEffect(() => {
    if (!last.current || (document.activeElement && document.activeElement !== document.body)) return;
    const moved = root.current?.querySelector<HTMLElement>(`[data-token="${CSS.escape(last.current)}"][tabindex]`);
    (moved ?? root.current?.querySelector<HTMLElement>(".prompt"))?.focus({ preventScroll: true });
  }, [board.shown.value]);
}
