import { useContext } from "preact/hooks";
import { Names } from "../../../parts/Text.tsx";
import { capital, plain } from "../../../parts/words.ts";
import type { Token } from "../../../wire.ts";
import { Figure } from "../drawings/Figure.tsx";
import type { Point } from "./geometry.ts";

/** A character on the ring or, without a place, at home. */
export function Piece({ token, at }: { readonly token: Token; readonly at?: Point }) {
  const names = useContext(Names);
  const seat = Number(token.id.replace("piece", ""));
  return (
    <div
      class={`card ra-piece ${at ? "" : "home"}`}
      data-at={token.id}
      role="img"
      aria-label={capital(plain(token.name, names))}
      style={at ? { "--x": at.x, "--y": at.y } : {}}
    >
      <span class="body">
        <Figure seat={seat} />
      </span>
    </div>
  );
}
