import { useRef } from "preact/hooks";
import { border, boxOf, middle } from "../../table/stage/places.ts";
import { useDrawn } from "../../table/stage/useDrawn.ts";

interface Props {
  /** The id of the cell where the unit that has moved stands. */
  readonly from: string | undefined;
  /** The id of the cell that it would act on. */
  readonly to: string | undefined;
}

const NOTHING = "";

/** An arrow from the unit that has moved to what it would act on. */
export function Shot({ from, to }: Props) {
  const layer = useRef<SVGSVGElement>(null);
  const path = useDrawn(layer, (table) => (from && to ? measured(table, layer.current!, from, to) : NOTHING), NOTHING);
  return (
    <svg class="rb-shot" ref={layer} aria-hidden="true">
      <defs>
        <marker id="rb-head" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="3.6" markerHeight="3.6" orient="auto">
          <path d="M0 0 10 5 0 10 2.5 5Z" />
        </marker>
      </defs>
      {path.value ? (
        <>
          <path class="shade" d={path.value} />
          <path class="line" d={path.value} marker-end="url(#rb-head)" />
        </>
      ) : null}
    </svg>
  );
}

const INTO = 0.55; // of the way between a card's border and its middle

/** The way from card to card in the layer's coordinates; its ends lie inside the cards, beside rank and piece. */
function measured(table: HTMLElement, layer: SVGSVGElement, from: string, to: string): string {
  const [start, end] = [boxOf(table, from), boxOf(table, to)];
  if (!start || !end || from === to) return NOTHING;
  const origin = layer.getBoundingClientRect();
  const at = (box: DOMRect, other: DOMRect, part: number): string => {
    const [edge, centre] = [border(box, middle(other)), middle(box)];
    const x = edge.x + (centre.x - edge.x) * part - origin.left;
    const y = edge.y + (centre.y - edge.y) * part - origin.top;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return `M${at(start, end, INTO)}L${at(end, start, INTO / 2)}`;
}
