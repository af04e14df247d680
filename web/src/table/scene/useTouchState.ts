import { useContext } from "preact/hooks";
import { Names } from "../../parts/Text.tsx";
import type { Board, Reason } from "../board/board.ts";
import { useBoard } from "../board/context.ts";
import { look, touchable, type Look } from "../board/look.ts";

interface TouchableThing {
  readonly board: Board;
  readonly names: readonly string[];
  readonly seen: Look;
  /** True if a touch of it does something. */
  readonly live: boolean;
  /** Why it cannot be touched, after somebody tried. */
  readonly reason: Reason | null;
}

/** What a token or plate needs to be drawn, read out and touched. */
export function useTouchState(id: string): TouchableThing {
  const board = useBoard();
  const names = useContext(Names);
  const reason = board.reason.value;
  return { board, names, seen: look(board, id), live: touchable(board, id), reason: reason?.at === id ? reason : null };
}
