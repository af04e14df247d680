import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import type { Board } from "../board/board.ts";
import { handleKey } from "./keyboard.ts";

/** Handles the keys of the table. A key or touch while steps are queued only shows them all. */
export function useInput(board: Board, root: RefObject<HTMLElement | null>, catchUp: () => boolean): void {
  useEffect(() => {
    let late = false;
    const key = (event: KeyboardEvent) => {
      if (root.current) handleKey(event, root.current, board, catchUp);
    };
    const press = (event: Event) => {
      late = event.target instanceof Element && root.current?.contains(event.target) === true && catchUp();
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
  }, [board, catchUp]);
}
