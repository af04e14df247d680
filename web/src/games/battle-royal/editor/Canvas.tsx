import { useSignal } from "@preact/signals";
import { useMemo, useRef } from "preact/hooks";
import { nameAt, spot, type Land } from "../map/land.ts";
import { squareAt, type Draft } from "./draft.ts";
import type { Tool } from "./paint.ts";
import { Sheet } from "./Sheet.tsx";

interface Props {
  readonly draft: Draft;
  readonly land: Land;
  readonly tool: Tool;
  /** Squares for fingers: dragging moves the map, and a touch paints. */
  readonly near: boolean;
  /** A stroke; `first` is true for the one that begins a drag. */
  readonly stroke: (square: string, towards: string, first: boolean) => void;
}

const WORDS: Readonly<Record<string, string>> = { ".": "open land", "^": "mountain", h: "hill", f: "forest", m: "marsh", r: "rampart", t: "town", c: "minor capital", C: "major capital", "~": "sea", L: "lake" };
const ARROWS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The map to paint on: by dragging, by touching, or with arrow keys and Enter. */
export function Canvas({ draft, land, tool, near, stroke }: Props) {
  const grid = useRef<HTMLDivElement>(null);
  const last = useRef("");
  const stop = useSignal(0);
  const sheet = useMemo(() => <Sheet land={land} />, [land]);
  const at = (x: number, y: number): { square: string; towards: string } | null => {
    const box = grid.current!.getBoundingClientRect();
    const [cx, cy] = [((x - box.left) / box.width) * draft.columns, ((y - box.top) / box.height) * draft.rows];
    if (cx < 0 || cy < 0 || cx >= draft.columns || cy >= draft.rows) return null;
    return { square: nameAt(Math.floor(cx), Math.floor(cy)), towards: nearest(draft, cx, cy) };
  };
  const drag = (event: MouseEvent, first: boolean) => {
    const found = at(event.clientX, event.clientY);
    const what = found && (tool.kind === "line" ? `${found.square}|${found.towards}` : found.square);
    if (!found || what === last.current || (tool.kind !== "terrain" && !first)) return;
    last.current = what!;
    stroke(found.square, found.towards, first);
  };
  const pans = (event: MouseEvent): boolean => near && (event as PointerEvent).pointerType === "touch";
  const key = (event: KeyboardEvent, place: number) => {
    const [x, y] = spot(squareAt(draft, place));
    const step = ARROWS[event.key];
    if (step) {
      const [nx, ny] = [x + step[0], y + step[1]];
      if (nx >= 0 && ny >= 0 && nx < draft.columns && ny < draft.rows) grid.current!.querySelector<HTMLElement>(`[data-square="${nameAt(nx, ny)}"]`)!.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      const [tx, ty] = event.shiftKey ? [x, y + 1] : [x + 1, y];
      const towards = tx < draft.columns && ty < draft.rows ? nameAt(tx, ty) : "";
      stroke(nameAt(x, y), towards, true);
    } else return;
    event.preventDefault();
  };
  return (
    <div class={`ed-canvas ${near ? "near" : ""}`} style={{ "--columns": draft.columns, "--rows": draft.rows }}>
      {sheet}
      <div
        class={`ed-grid ${tool.kind}`}
        ref={grid}
        role="group"
        aria-label="The map"
        onPointerDown={(event) => {
          last.current = "";
          if (event.button === 0 && !pans(event)) drag(event, true);
        }}
        onPointerMove={(event) => {
          if (event.buttons & 1 && !pans(event)) drag(event, false);
        }}
        onClick={(event) => {
          if (event.detail > 0 && pans(event)) drag(event, true);
        }}
      >
        {[...draft.terrain].map((char, place) => {
          const square = squareAt(draft, place);
          return (
            <div
              key={square}
              class="ed-square"
              role="button"
              data-square={square}
              data-place={square}
              tabIndex={place === stop.value ? 0 : -1}
              aria-label={`${land.notes[place] ? `${land.notes[place]}, ` : ""}${WORDS[char] ?? char} ${square}`}
              onFocus={() => (stop.value = place)}
              onKeyDown={(event) => key(event, place)}
              onClick={(event) => {
                if (event.detail === 0) stroke(square, "", true); // pressed by assistive technology, not by a pointer
              }}
            />
          );
        })}
      </div>
    </div>
  );
}

/** The neighbour across the nearest side. */
function nearest(draft: Draft, cx: number, cy: number): string {
  const [x, y] = [Math.floor(cx), Math.floor(cy)];
  const ways = [[cx - x, -1, 0], [1 - (cx - x), 1, 0], [cy - y, 0, -1], [1 - (cy - y), 0, 1]] as const;
  const inside = ways.filter(([, dx, dy]) => x + dx >= 0 && y + dy >= 0 && x + dx < draft.columns && y + dy < draft.rows);
  const [, dx, dy] = [...inside].sort((a, b) => a[0] - b[0])[0]!;
  return nameAt(x + dx, y + dy);
}
