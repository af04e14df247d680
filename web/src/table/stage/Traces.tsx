import type { CSSProperties } from "preact";
import { useContext, useRef } from "preact/hooks";
import { Drawing, Tinctures } from "../../parts/Icon.tsx";
import { Text } from "../../parts/Text.tsx";
import { useBoard } from "../board/context.ts";
import { boxOf, freePoint, way } from "./places.ts";
import { traceOf, type Trace } from "./trace.ts";
import { useDrawn } from "./useDrawn.ts";

interface Mark {
  readonly number: number;
  readonly seat: number;
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

interface Ghost {
  readonly face: string;
  readonly x: number;
  readonly y: number;
}

interface Drawn {
  readonly marks: readonly Mark[];
  readonly ways: readonly string[];
  readonly ghosts: readonly Ghost[];
}

const NOTHING: Drawn = { marks: [], ways: [], ghosts: [] };
const APART = 26; // between two marks on the same thing
const ROOM = 60; // pixels; a smaller thing carries the number alone, at the right, where it leaves the rank free
const FANNED = 24; // between two ghosts of one act
const [NARROW, LOW] = [700, 561]; // below them ghosts are small, as in the stylesheet
const [SMALL, LARGE] = [{ width: 40, height: 56 }, { width: 62, height: 87 }];

/** What the others did, on the table: numbered marks in their colours, dotted ways, ghosts of cards that have gone. */
export function Traces() {
  const layer = useRef<HTMLDivElement>(null);
  const board = useBoard();
  const tinctures = useContext(Tinctures);
  const seen = board.traced.value && !board.playing.value && board.touched.value.length === 0;
  const acts = seen ? (board.recap.value?.acts ?? []) : [];
  const drawn = useDrawn(layer, (table) => measured(table, acts.map(traceOf)), NOTHING);
  return (
    <div class="trace-layer" ref={layer} aria-hidden="true">
      <svg>
        <marker id="trace-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="14" markerHeight="14" markerUnits="userSpaceOnUse" orient="auto">
          <path d="M0 0 10 5 0 10 2.5 5Z" />
        </marker>
        {drawn.value.ways.map((path) => (
          <path key={path} class="way" d={path} marker-end="url(#trace-head)" />
        ))}
      </svg>
      {drawn.value.ghosts.map((ghost) => (
        <span key={ghost.face} class="trace-ghost" style={at(ghost)}>
          <Drawing id={`card-${ghost.face}`} />
        </span>
      ))}
      {drawn.value.marks.map((mark) => (
        <span
          key={`${mark.number} ${mark.x} ${mark.y}`}
          class="trace-mark"
          data-mark={mark.number}
          style={{ ...at(mark), "--seat": `var(--seat-${(tinctures[mark.seat] ?? mark.seat) % 8})` }}
        >
          <i class="num">{mark.number}</i>
          {mark.text ? (
            <b>
              <Text>{mark.text}</Text>
            </b>
          ) : null}
        </span>
      ))}
    </div>
  );
}

const at = ({ x, y }: { readonly x: number; readonly y: number }): CSSProperties => ({ left: `${x}px`, top: `${y}px` });

function measured(table: HTMLElement, traces: readonly Trace[]): Drawn {
  const marks: Mark[] = [];
  const ways: string[] = [];
  const ghosts: Ghost[] = [];
  const taken = new Map<string, number>();
  const cards = [...table.querySelectorAll(".board .card:not(.place), .board .plate, .board .gauge")].map((card) => card.getBoundingClientRect());
  const size = innerWidth < NARROW || innerHeight < LOW ? SMALL : LARGE;
  for (const { number, seat, marks: some, ways: gone, ghosts: played } of traces) {
    for (const { at: id, text } of some) {
      const box = boxOf(table, id);
      if (!box) continue;
      const nth = taken.get(id) ?? 0;
      taken.set(id, nth + 1);
      const small = box.width < ROOM;
      const x = small ? box.right - 12 : text ? box.left + 6 : box.right - 4;
      marks.push({ number, seat, text: small ? "" : text, x, y: box.top + 4 + nth * APART });
    }
    for (const { from, to } of [...gone, ...played]) {
      const [start, end] = [boxOf(table, from), boxOf(table, to)];
      if (start && end && start !== end) ways.push(way(start, end));
    }
    for (const { faces, from, to } of played) {
      const [start, end] = [boxOf(table, from), boxOf(table, to)];
      if (!start || !end) continue;
      const { x, y } = freePoint(start, end, cards, { width: size.width + (faces.length - 1) * FANNED, height: size.height });
      faces.forEach((face, index) => ghosts.push({ face, x: x + (index - (faces.length - 1) / 2) * FANNED, y }));
    }
  }
  return { marks, ways, ghosts };
}
