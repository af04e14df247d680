import { Drawing } from "../../parts/Icon.tsx";
import "./cloth.css";
import "./tile.css";

const PAWNS = ["white", "white", "white", "black", "black"];

/** A corner of the map with pawns in line: hills, woods and a river. */
export default function Tile() {
  return (
    <span class="br-tile">
      <svg viewBox="0 0 200 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect width="200" height="100" fill="#ecdfbb" />
        <path d="M0 82Q40 70 80 84T160 80 200 88V100H0Z" fill="#9dbfc6" stroke="#6f97a3" stroke-width="2" />
        <path d="M40 0V100M80 0V100M120 0V100M160 0V100M0 42H200" stroke="#6d5636" stroke-opacity=".2" />
        <g stroke="#3a3029" stroke-width="1.4" stroke-linejoin="round">
          <path d="M84 36 98 13 104 23 108 17 118 36Z" fill="#c9a878" />
          <path d="M8 36V16H13V20H18V16H23V20H28V16H33V36ZM168 36V16H173V20H178V16H183V20H188V16H193V36Z" fill="#8d8780" />
          <path d="M126 36V26L133 19 140 26V36ZM142 36V22L150 13 158 22V36Z" fill="#c0664a" />
          <path d="M52 34a8 8 0 0 1 0-13 8 8 0 0 1 15 0 8 8 0 0 1 0 13Z" fill="#6f9a4e" />
        </g>
        <path d="M29 60H97" stroke="#fffaf0" stroke-width="3" />
        <path d="M135 60H173" stroke="#2b2733" stroke-width="3" />
      </svg>
      {PAWNS.map((force, nth) => (
        <Drawing key={nth} id={`pawn-${force}`} class={`br-tile-pawn at-${nth}`} />
      ))}
    </span>
  );
}
