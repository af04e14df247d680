import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import type { Board } from "../board/board.ts";
import { handleKey } from "./keyboard.ts";

const CONTROLS = "[data-show], dialog";

/** Handles the keys of the table. A key or touch while steps are being shown only skips to the end, or to the next one. */
export function useInput(board: Board, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let late = false;
    const key = (event: KeyboardEvent) => {
      if (root.current) handleKey(event, root.current, board);
    };
    const press = (event: Event) => {
      const at = event.target instanceof Element && root.current?.contains(event.target) ? event.target : null;
      late = at !== null && !at.closest(CONTROLS) && board.controls?.touched() === true;
      if (at && !at.closest(CONTROLS) && !late) board.traced.value = false;
    };
    const click = (event: Event) => {
      if (late) event.stopPropagation();
      late = false;
    };
    document.addEventListener("keydown", key);
    document.addEventListener("pointerdown", press, true);
    document.addEventListener("click", click, true);
    return () => {
      document.removeEventListener("keydown", key);
      document.removeEventListener("pointerdown", press, true);
      document.removeEventListener("click", click, true);
    };
  }, [board]);
}
