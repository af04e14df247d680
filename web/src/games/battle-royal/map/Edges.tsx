import type { Land } from "./land.ts";
import type { View } from "./view.ts";

interface Mark {
  readonly text: string;
  readonly at: number;
}

/** The coordinates on the frame, letters for columns and numbers for rows. They follow the map when it is panned. */
export function Edges({ land, view }: { readonly land: Land; readonly view: View }) {
  const square = view.square.value;
  const { x, y } = view.offset.value;
  const { width, height } = view.window.value;
  const columns = marks(land.columns, (nth) => String.fromCharCode(97 + nth), square, x, width);
  const rows = marks(land.rows, (nth) => String(nth + 1), square, y, height);
  return (
    <div class="br-edges" aria-hidden="true">
      {["top", "bottom"].map((edge) => (
        <div key={edge} class={`br-edge ${edge}`}>
          {columns.map(({ text, at }) => (
            <span key={text} style={{ left: `${at}px` }}>
              {text}
            </span>
          ))}
        </div>
      ))}
      {["left", "right"].map((edge) => (
        <div key={edge} class={`br-edge ${edge}`}>
          {rows.map(({ text, at }) => (
            <span key={text} style={{ top: `${at}px` }}>
              {text}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The marks of one edge whose squares have their middle in the window. */
function marks(count: number, name: (nth: number) => string, square: number, offset: number, size: number): Mark[] {
  const all = Array.from({ length: count }, (_, nth) => ({ text: name(nth), at: (nth + 0.5) * square - offset }));
  return all.filter(({ at }) => at > 4 && at < size - 4);
}
