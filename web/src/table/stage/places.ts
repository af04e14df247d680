// Where things stand on the page, for what is drawn over the table. Coordinates are those of the window.

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The box of a token, plate, zone or gauge; undefined if it is not drawn. `data-aim` marks the drawing that arrows should end on, `data-struck` the part of it. */
export function boxOf(root: HTMLElement, id: string): DOMRect | undefined {
  const name = CSS.escape(id);
  const drawings = [`.card[data-at="${name}"]`, `[data-aim="${name}"]`, `[data-token="${name}"]`, `[data-zone="${name}"]`, `[data-gauge="${name}"]`];
  for (const at of drawings.flatMap((one) => [`${one} [data-struck]`, one])) {
    const box = root.querySelector(at)?.getBoundingClientRect();
    if (box && box.width > 0) return box;
  }
  return undefined;
}

export const middle = (box: DOMRect): Point => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

const TRIED = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74]; // parts of a way, its middle first

/** The point on the way between two boxes where something of this size hides least of the cards. */
export function freePoint(from: DOMRect, to: DOMRect, cards: readonly DOMRect[], size: { readonly width: number; readonly height: number }): Point {
  const [a, b] = [middle(from), middle(to)];
  const points = TRIED.map((part) => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }));
  const hidden = points.map((point) => cards.reduce((sum, card) => sum + shared(point, size, card), 0));
  return points[hidden.indexOf(Math.min(...hidden))]!;
}

/** How much of a card lies under something of a size around a point. */
function shared({ x, y }: Point, { width, height }: { readonly width: number; readonly height: number }, card: DOMRect): number {
  const wide = Math.min(x + width / 2, card.right) - Math.max(x - width / 2, card.left);
  const high = Math.min(y + height / 2, card.bottom) - Math.max(y - height / 2, card.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

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
