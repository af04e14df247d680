import { Shield } from "../../parts/Icon.tsx";
import { pointAt } from "./ring/geometry.ts";
import "./cloth.css";
import "./tile.css";

const STONES = 21;
const SUITS = ["hearts", "diamonds", "spades"];

/** A ring with two shields on it. */
export default function Tile() {
  return (
    <span class="ra-tile">
      {Array.from({ length: STONES }, (_, index) => {
        const { x, y } = pointAt(index, STONES, 76);
        return <i key={index} class={index === 6 ? "shop" : SUITS[index % 3]!} style={{ translate: `${x}px ${y}px`, rotate: `${(index / STONES) * 360}deg` }} />;
      })}
      <Shield seat={1} class="first" />
      <Shield seat={0} class="second" />
    </span>
  );
}
