import type { Board, Pointed } from "../board/board.ts";

type Thing = NonNullable<Pointed>;

const same = (one: Pointed, other: Thing): boolean =>
  one !== null && ("line" in other ? "line" in one && one.line === other.line : "thing" in one && one.thing === other.thing);

/**
 * Handlers that point at a thing on hover or focus, to preview it. A new scene forgets what was pointed at; a pointer that
 * rests on the thing points at it again with its next movement.
 */
export function pointing(board: Board, at: Thing) {
  const on = () => {
    if (!same(board.pointed.peek(), at)) board.pointed.value = at;
  };
  const off = () => {
    board.pointed.value = null;
  };
  return { onPointerEnter: on, onPointerMove: on, onPointerLeave: off, onFocus: on, onBlur: off };
}
