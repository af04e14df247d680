import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { blowsIn } from "./blows.ts";
import type { Board } from "../board/board.ts";
import { Motion } from "./motion.ts";

const NEAR = 1; // scenes further apart than one step are not animated

/** Animates from the scene that was shown to the one that is. */
export function useMotion(board: Board, root: RefObject<HTMLElement | null>): void {
  const last = useRef(board.shown.value);
  const motion = useRef<Motion | undefined>(undefined);
  const shown = board.shown.value;
  const before = last.current;
  if (root.current && before && shown && before !== shown) {
    motion.current ??= new Motion(root.current);
    motion.current.measure();
  }
  useLayoutEffect(() => {
    last.current = shown;
    if (before && shown && before !== shown && Math.abs(shown.seq - before.seq) <= NEAR) motion.current?.play(before.scene, shown.scene, shown.staged ? [] : blowsIn(shown.log));
  }, [shown]);
  useEffect(() => {
    const hold = () => motion.current?.hold();
    const stop = () => motion.current?.finish();
    const letGo = () => setTimeout(stop); // after the click, so that what was touched does not move before it
    document.addEventListener("pointerdown", hold, true);
    document.addEventListener("pointerup", letGo, true);
    document.addEventListener("pointercancel", stop, true);
    document.addEventListener("keydown", stop, true);
    return () => {
      document.removeEventListener("pointerdown", hold, true);
      document.removeEventListener("pointerup", letGo, true);
      document.removeEventListener("pointercancel", stop, true);
      document.removeEventListener("keydown", stop, true);
    };
  }, []);
}
