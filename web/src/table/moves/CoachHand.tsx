import { useRef } from "preact/hooks";
import { useBoard } from "../board/context.ts";
import { boxOf, type Point } from "../stage/places.ts";
import { useDrawn } from "../stage/useDrawn.ts";

const NOWHERE: readonly Point[] = [];

/** A small hand at the thing that the coach asks for. Decoration: the coach's sentence says the same. */
export function CoachHand() {
  const layer = useRef<HTMLDivElement>(null);
  const board = useBoard();
  const asked = board.sent.value || board.playing.value ? "" : board.asked.value;
  const ready = board.highlighted.value === board.left.value[0]; // a button that plays it may stand apart
  const drawn = useDrawn(layer, (table) => (asked ? tipAt(table, asked, ready) : NOWHERE), NOWHERE);
  return (
    <div class="coach-layer" ref={layer} aria-hidden="true">
      {drawn.value.map(({ x, y }) => (
        <svg key={`${x} ${y}`} class="coach-hand" viewBox="0 0 24 24" style={{ left: `${x}px`, top: `${y}px` }}>
          <path d="M8.5 12.500V4.200a1.700 1.700 0 0 1 3.400 0v5.300l5.700 1.200a2.200 2.200 0 0 1 1.700 2.500l-.9 5.300a2.800 2.800 0 0 1-2.800 2.300h-3.700a3.200 3.200 0 0 1-2.600-1.300l-4.100-5.700a1.600 1.600 0 0 1 2.300-2.200z" />
        </svg>
      ))}
    </div>
  );
}

/** Where the finger points: low on the thing, so that its face stays free. */
function tipAt(table: HTMLElement, id: string, ready: boolean): readonly Point[] {
  const buttons = [...(ready ? ['[data-act="settle"]'] : []), `[data-act="${CSS.escape(id)}"]`];
  const button = buttons.map((at) => table.querySelector(at)?.getBoundingClientRect()).find((box) => box && box.width > 0);
  const box = button ?? boxOf(table, id);
  return box ? [{ x: Math.round(box.left + box.width * 0.66), y: Math.round(box.top + box.height * 0.7) }] : NOWHERE;
}
