import { useEffect } from "preact/hooks";
import { beside } from "../../browser/beside.ts";
import type { Board } from "../board/board.ts";

/** Plays the sounds of a board; the script for it is fetched beside the table. */
export function useSound(board: Board): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    beside(import("./follow.ts"), ({ follow }) => {
      if (!left) stop = follow(board);
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [board]);
}
