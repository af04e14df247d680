import { Piece } from "../workshop/Card.tsx";
import type { Scenario } from "./scenario.ts";
import "./armies.css";

/** The armies of a scenario as pieces, a picture. */
export function Armies({ scenario }: { readonly scenario: Scenario }) {
  return (
    <div class="sc-picture cloth" aria-hidden="true">
      {scenario.armies.map((army, seat) => (
        <span key={seat}>
          {[...army].map((letter, at) => (
            <Piece key={at} letter={letter} class={seat % 2 ? "black" : "white"} />
          ))}
        </span>
      ))}
    </div>
  );
}
