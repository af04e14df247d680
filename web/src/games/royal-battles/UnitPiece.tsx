import { Drawing } from "../../parts/Icon.tsx";
import type { Token } from "../../wire.ts";

const DRAWN: Readonly<Record<string, string>> = { pawn: "P", rook: "R", knight: "N", bishop: "B", queen: "Q", king: "K" };

/** The chess piece of a unit. A unit of one's own has a shield with its first letter. Black is told apart by its hatched ground too. */
export function UnitPiece({ token }: { readonly token: Token }) {
  const letter = DRAWN[token.face];
  const side = token.marks.includes("black") ? "black" : "white";
  return (
    <span class={`man ${side}`} aria-hidden="true">
      {token.kind === "back" ? <span class="secret">?</span> : letter ? <Drawing id={`man-${letter}`} /> : <span class="crest">{token.face.slice(0, 1)}</span>}
    </span>
  );
}
