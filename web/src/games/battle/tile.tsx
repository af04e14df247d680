import { Drawing } from "../../parts/Icon.tsx";
import "./cloth.css";
import "./tile.css";

const WALL = [[-156, 39], [-104, 39], [-52, 39], [0, 39], [52, 39], [104, 39], [-130, 4], [-78, 4], [26, 4], [78, 4]];

/** Three soldiers behind a castle wall with a gap. */
export default function Tile() {
  return (
    <>
      {["9s", "Qh", "Td"].map((face) => (
        <Drawing key={face} id={`card-${face}`} class={`battle-tile at-${face}`} />
      ))}
      {WALL.map(([x, y]) => (
        <span key={`${x} ${y}`} class="battle-tile-stone" style={{ translate: `${x}px ${y}px` }}>
          <Drawing id="stone" />
        </span>
      ))}
    </>
  );
}
