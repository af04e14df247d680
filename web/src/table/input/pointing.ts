import type { Board, Pointed } from "../board/board.ts";

/** Handlers that make hover and focus mean the same: this is what the preview is about. */
export function pointing(board: Board, at: NonNullable<Pointed>) {
  const on = () => {
    board.pointed.value = at;
  };
  const off = () => {
    board.pointed.value = null;
  };
  return { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off };
}
