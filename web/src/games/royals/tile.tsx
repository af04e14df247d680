import { Drawing } from "../../parts/Icon.tsx";
import "./cloth.css";
import "./tile.css";

/** Three royals of the court, fanned. */
export default function Tile() {
  return (
    <>
      {["Jd", "Qs", "Kh"].map((face) => (
        <Drawing key={face} id={`card-${face}`} class={`royals-tile at-${face}`} />
      ))}
    </>
  );
}
