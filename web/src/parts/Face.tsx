import type { Token } from "../wire.ts";
import { Drawing } from "./Icon.tsx";

type Drawn = Pick<Token, "kind" | "face" | "deck">;

const CARD = /^([A23456789TJQK][cdhs]|Xx)$/;
const SYMBOL = /^(man|pawn|stone|shield|suit|i)-?\w*$/;

/** The drawn side of a card or piece. A small card has its large index only; the stylesheet picks one of the two. */
export function Face({ token }: { readonly token: Drawn }) {
  const { kind, face, deck } = token;
  if (kind === "back" || (kind === "card" && !face)) return <Drawing id={`back-${deck}`} class="f" />;
  if (SYMBOL.test(face)) return <Drawing id={face} class="f" />;
  if (!CARD.test(face)) return <span class="f glyph">{face}</span>;
  return (
    <>
      <Drawing id={`card-${face}`} class="f whole" />
      <Drawing id={`mini-${face}`} class="f mini" />
    </>
  );
}
