import { Drawing } from "../../../parts/Icon.tsx";
import type { Token } from "../../../wire.ts";

const DRAWN: Readonly<Record<string, string>> = { pawn: "P", rook: "R", knight: "N", bishop: "B", queen: "Q", king: "K" };

/** A unit's chess piece; a custom unit has a shield with its first letter. Black also has a hatched ground. */
export function UnitPiece({ token }: { readonly token: Token }) {
  const letter = DRAWN[token.face];
  const side = token.marks.includes("black") ? "black" : "white";
  return (
    <span class={`man ${side}`} aria-hidden="true">
      {token.kind === "back" ? <span class="secret">?</span> : letter ? <Drawing id={`man-${letter}`} /> : <span class="crest">{token.face.slice(0, 1)}</span>}
    </span>
  );
}
