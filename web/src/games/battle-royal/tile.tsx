import { Castle, Forest, Mountain, Town } from "./map/ground.tsx";
import { Pawn } from "./map/Pawn.tsx";
import "./cloth.css";
import "./tile.css";

/** A corner of the map with pawns in line. */
export default function Tile() {
  return (
    <span class="br-tile">
      <svg viewBox="0 0 200 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect width="200" height="100" fill="#ecdfbb" />
        <path d="M0 82Q40 70 80 84T160 80 200 88V100H0Z" fill="#9dbfc6" stroke="#6f97a3" stroke-width="2" />
        <path d="M40 0V100M80 0V100M120 0V100M160 0V100M0 42H200" stroke="#6d5636" stroke-opacity=".2" />
        <g transform="translate(2 2)">
          <Castle owner="white" major />
        </g>
        <g transform="translate(42 2)">
          <Forest place={7} />
        </g>
        <g transform="translate(82 2)">
          <Mountain place={3} />
        </g>
        <g transform="translate(122 2)">
          <Town />
        </g>
        <g transform="translate(160 2)">
          <Castle owner="black" major />
        </g>
        <path d="M29 60H97" stroke="#fffaf0" stroke-width="3" />
        <path d="M135 60H173" stroke="#2b2733" stroke-width="3" />
      </svg>
      {[0, 1, 2].map((nth) => (
        <Pawn key={nth} force="white" class={`br-tile-pawn at-${nth}`} />
      ))}
      {[3, 4].map((nth) => (
        <Pawn key={nth} force="black" class={`br-tile-pawn at-${nth}`} />
      ))}
    </span>
  );
}
