import type { Token } from "../../wire.ts";

interface Props {
  readonly cells: readonly Token[];
  readonly columns: number;
  /** What is aimed at: the id of a cell. */
  readonly aimed: string | undefined;
}

/** An arrow from the unit that has moved to what it would act on. Drawn in cells: one unit is one square. */
export function Shot({ cells, columns, aimed }: Props) {
  const from = cells.find((cell) => cell.marks.includes("mover"))?.place;
  const to = cells.find((cell) => cell.id === aimed)?.place;
  if (from === undefined || from === null || to === undefined || to === null || from === to) return null;
  const [x, y] = [(from % columns) + 0.5, Math.floor(from / columns) + 0.5];
  const [dx, dy] = [(to % columns) + 0.5 - x, Math.floor(to / columns) + 0.5 - y];
  const line = `M${x + dx * 0.3} ${y + dy * 0.3}L${x + dx * 0.66} ${y + dy * 0.66}`;
  return (
    <svg class="rb-shot" viewBox={`0 0 ${columns} ${cells.length / columns}`} preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <marker id="rb-head" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="16" markerHeight="16" markerUnits="userSpaceOnUse" orient="auto">
          <path d="M0 0 10 5 0 10 2.5 5Z" />
        </marker>
      </defs>
      <path class="shade" d={line} vector-effect="non-scaling-stroke" />
      <path class="line" d={line} vector-effect="non-scaling-stroke" />
      <circle class="head" cx={x + dx * 0.7} cy={y + dy * 0.7} r={0.09} />
    </svg>
  );
}
