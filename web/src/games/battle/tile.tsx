import { Drawing } from "../../parts/Icon.tsx";
import "./cloth.css";
import "./tile.css";

/** A soldier before a castle wall that has lost a stone. */
export default function Tile() {
  return (
    <>
      <span class="battle-tile wall">
        {["stone", "stone", "stone-broken", "stone", "stone"].map((id, index) => (
          <Drawing key={index} id={id} />
        ))}
      </span>
      {["9s", "Qh", "6c"].map((face) => (
        <Drawing key={face} id={`card-${face}`} class={`battle-tile at-${face}`} />
      ))}
    </>
  );
}
