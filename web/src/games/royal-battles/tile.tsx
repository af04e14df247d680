import { Drawing } from "../../parts/Icon.tsx";
import "./cloth.css";
import "./tile.css";

const PAVED = [
  ["7d", "Q", "white"],
  ["5s", "B", "black"],
  ["Qd", "K", "white"],
] as const;

/** Three units on paved squares. */
export default function Tile() {
  return (
    <>
      {PAVED.map(([face, man, side]) => (
        <span key={face} class={`rb-tile ${side} at-${face}`}>
          <Drawing id={`card-${face}`} />
          <Drawing id={`man-${man}`} class="rb-tile-unit" />
        </span>
      ))}
    </>
  );
}
