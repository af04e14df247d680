import { useRef } from "preact/hooks";
import { useTincture } from "../../parts/Icon.tsx";
import { Text } from "../../parts/Text.tsx";
import type { Beat, BeatMark } from "../board/beats.ts";
import { useBoard } from "../board/context.ts";
import { boxOf, way } from "./places.ts";
import { useDrawn } from "./useDrawn.ts";
import "../../look/stage.css";

interface PlacedMark extends BeatMark {
  readonly x: number;
  readonly y: number;
}

interface Drawn {
  readonly ways: readonly string[];
  readonly marks: readonly PlacedMark[];
}

const NOTHING: Drawn = { ways: [], marks: [] };

/** The arrows and marks of the beat that is shown. Hidden from screen readers: the prompt says the same. */
export function Stage() {
  const layer = useRef<HTMLDivElement>(null);
  const { beat } = useBoard();
  const drawn = useDrawn(layer, (table) => measured(table, beat.value), NOTHING);
  const seat = beat.value?.seat ?? null;
  const tincture = useTincture(seat ?? 0);
  return (
    <div class="stage-layer" ref={layer} aria-hidden="true" style={{ "--seat": seat === null ? undefined : `var(--seat-${tincture})` }}>
      <svg>
        <marker id="beat-head" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="4.4" markerHeight="4.4" orient="auto">
          <path d="M0 0 10 5 0 10 2.5 5Z" />
        </marker>
        {drawn.value.ways.map((path) => (
          <g key={path} class="strike">
            <path class="shade" d={path} />
            <path class="line" d={path} marker-end="url(#beat-head)" />
          </g>
        ))}
      </svg>
      {drawn.value.marks.map((mark) => (
        <span key={mark.at} class={`beat-mark ${mark.kind}`} style={{ left: `${mark.x}px`, top: `${mark.y}px` }}>
          {mark.kind === "struck" ? <Burst /> : null}
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

function Burst() {
  return (
    <svg class="burst" viewBox="-12 -12 24 24">
      <path d="M0-11 3-4 10-6 6 0 11 6 4 5 1 11-2 5-9 8-6 1-11-2-5-4Z" />
    </svg>
  );
}

function measured(table: HTMLElement, beat: Beat | null): Drawn {
  const ways = (beat?.arrows ?? []).flatMap(({ from, to }) => {
    const [start, end] = [boxOf(table, from), boxOf(table, to)];
    return start && end ? [way(start, end)] : [];
  });
  const marks = (beat?.marks ?? []).flatMap((mark) => {
    const box = boxOf(table, mark.at);
    return box ? [{ ...mark, x: box.left + box.width / 2, y: mark.kind === "struck" ? box.top + box.height / 2 : box.bottom }] : [];
  });
  return { ways, marks };
}
