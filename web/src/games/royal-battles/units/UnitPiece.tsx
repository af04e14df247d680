import { Drawing } from "../../../parts/Icon.tsx";
import type { Token } from "../../../wire.ts";
import { tinctureOf } from "../seats/seats.ts";

const DRAWN: Readonly<Record<string, string>> = { "kind-pawn": "P", "kind-rook": "R", "kind-knight": "N", "kind-bishop": "B", "kind-queen": "Q", "kind-king": "K" };

const OWN = "letter-";

/** The mark with a custom unit's letter; missing where that is the first letter of its name. */
export const letterMark = ({ marks }: Pick<Token, "marks">): string | undefined => marks.find((mark) => mark.startsWith(OWN));

/**
 * A unit's chess piece; a custom unit has a shield with its letter. Black also has a hatched ground. With more than two
 * seats a unit wears its seat's rim and shield; a boss wears a crown.
 */
export function UnitPiece({ token }: { readonly token: Pick<Token, "kind" | "face" | "marks"> }) {
  const letter = DRAWN[token.marks.find((mark) => mark in DRAWN) ?? ""];
  const side = token.marks.includes("black") ? "black" : "white";
  const tincture = tinctureOf(token);
  const boss = token.marks.includes("boss");
  return (
    <span class={`man ${side} ${tincture === null ? "" : "rimmed"} ${boss ? "boss" : ""}`} style={tincture === null ? undefined : { "--rim": `var(--seat-${tincture})` }} aria-hidden="true">
      {token.kind === "back" ? <span class="secret">?</span> : letter ? <Drawing id={`man-${letter}`} /> : <span class="crest">{letterMark(token)?.slice(OWN.length) ?? token.face.slice(0, 1)}</span>}
      {boss ? <Drawing id="i-crown" class="sign crown" /> : tincture === null ? null : <Drawing id={`shield-${tincture}`} class="sign" />}
    </span>
  );
}
