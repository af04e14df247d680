import { Drawing } from "../../parts/Icon.tsx";
import "./cloth.css";
import "./tile.css";

const STONES = 13;
const SUITS = ["h", "d", "s", "d", "h"];
const RADIUS = 176;
const APART = 0.2; // radians

/** A part of the ring with its suits, and the crown in its middle. */
export default function Tile() {
  return (
    <span class="ra-tile">
      {Array.from({ length: STONES }, (_, index) => {
        const angle = (index - (STONES - 1) / 2) * APART;
        const suit = SUITS[index % 5]!;
        return (
          <i key={index} class={suit} style={{ translate: `${Math.round(RADIUS * Math.sin(angle))}px ${Math.round(144 - RADIUS * Math.cos(angle))}px`, rotate: `${angle}rad` }}>
            <Drawing id={`suit-${suit}`} />
          </i>
        );
      })}
      <svg class="crown" viewBox="90 66 92 64" aria-hidden="true">
        <path d="M104 128 96 88 120 104 136 76 152 104 176 88 168 128Z" fill="#e0b65c" />
        <circle cx="96" cy="85" r="5" fill="#e0b65c" />
        <circle cx="176" cy="85" r="5" fill="#e0b65c" />
        <circle cx="136" cy="73" r="5.5" fill="#e0b65c" />
      </svg>
    </span>
  );
}
