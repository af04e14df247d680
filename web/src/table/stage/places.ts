// Where things stand on the page, for what is drawn over the table. Coordinates are those of the window.

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The box of a token, plate, zone or gauge; undefined if it is not drawn. */
export function boxOf(root: HTMLElement, id: string): DOMRect | undefined {
  const name = CSS.escape(id);
  for (const at of [`.card[data-at="${name}"]`, `[data-token="${name}"]`, `[data-zone="${name}"]`, `[data-gauge="${name}"]`]) {
    const box = root.querySelector(at)?.getBoundingClientRect();
    if (box && box.width > 0) return box;
  }
  return undefined;
}

export const middle = (box: DOMRect): Point => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

const CLEAR = 6; // between an arrow's ends and the things

/** The point where the way from the middle of a box to another point leaves the box. */
export function border(box: DOMRect, towards: Point): Point {
  const { x, y } = middle(box);
  const [dx, dy] = [towards.x - x, towards.y - y];
  const reach = Math.min((box.width / 2 + CLEAR) / Math.abs(dx || 1e-9), (box.height / 2 + CLEAR) / Math.abs(dy || 1e-9), 1);
  return { x: x + dx * reach, y: y + dy * reach };
}

const BEND = 0.14; // of the way, to its left

/** A slightly bent way between two boxes, as an SVG path. */
export function way(from: DOMRect, to: DOMRect): string {
  const [start, end] = [border(from, middle(to)), border(to, middle(from))];
  const control = { x: (start.x + end.x) / 2 + (end.y - start.y) * BEND, y: (start.y + end.y) / 2 - (end.x - start.x) * BEND };
  return `M${rounded(start)}Q${rounded(control)} ${rounded(end)}`;
}

const rounded = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
