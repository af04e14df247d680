import { useMedia } from "../../parts/useMedia.ts";
import type { EventInfo } from "../../wire.ts";
import { RoundByRound } from "./RoundByRound.tsx";
import { Tree } from "./Tree.tsx";
import "./bracket.css";

/** All rounds of a knockout, those to come as well: as a tree, on a narrow screen round by round. */
export function Bracket({ info }: { readonly info: EventInfo }) {
  const narrow = useMedia("(max-width: 699px)");
  return (
    <section class="panel bracket" aria-label="Bracket">
      {narrow ? <RoundByRound info={info} /> : <Tree info={info} />}
    </section>
  );
}
