import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { Drawing } from "./Icon.tsx";
import { nameOf, pieces, rankShown, suitName } from "./words.ts";

/** The names of the seats, for every text below. */
export const Names = createContext<readonly string[]>([]);

/** A text of a scene, with cards drawn as rank and suit. */
export function Text({ children }: { readonly children: string }) {
  const names = useContext(Names);
  return (
    <>
      {pieces(children).map((piece) => {
        if (piece.kind === "card") return <CardInText face={piece.face} />;
        return piece.kind === "name" ? nameOf(piece.seat, names) : piece.text;
      })}
    </>
  );
}

function CardInText({ face }: { readonly face: string }) {
  const suit = suitName(face);
  if (!suit) return <span class="ct">joker</span>;
  return (
    <span class={`ct ${face.charAt(1)}`}>
      {rankShown(face)}
      <span class="off-screen"> of {suit}</span>
      <Drawing id={`suit-${face.charAt(1)}`} class="suit" />
    </span>
  );
}
