import { Drawing } from "../../parts/Icon.tsx";
import "./cloth.css";
import "./tile.css";

/** A knight and a queen on paved squares. */
export default function Tile() {
  return (
    <>
      {["8d", "Qh", "5c"].map((face) => (
        <Drawing key={face} id={`card-${face}`} class={`rb-tile at-${face}`} />
      ))}
      <span class="rb-tile-man white">
        <Drawing id="man-N" />
      </span>
      <span class="rb-tile-man black">
        <Drawing id="man-Q" />
      </span>
    </>
  );
}
