import type { Token } from "../wire.ts";
import { Drawing } from "./Icon.tsx";

const CARD = /^([A23456789TJQK][cdhs]|Xx)$/;

/** The id of a token's drawing. Faces that are no cards name a symbol of the sprite. */
export function drawing(token: Pick<Token, "kind" | "face" | "deck">): string {
  if (token.kind === "back" || !token.face) return `back-${token.deck}`;
  return CARD.test(token.face) ? `card-${token.face}` : token.face;
}

/** The drawn side of a card or piece. A small card is drawn with its large index only; the stylesheet picks one. */
export function Face({ token }: { readonly token: Pick<Token, "kind" | "face" | "deck"> }) {
  const id = drawing(token);
  if (!id.startsWith("card-")) return <Drawing id={id} class="f" />;
  return (
    <>
      <Drawing id={id} class="f whole" />
      <Drawing id={`mini-${token.face}`} class="f mini" />
    </>
  );
}
