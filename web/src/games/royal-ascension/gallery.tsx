import { asMaps, type Showcase } from "../../editor/showcase.ts";
import { BOARDS } from "./editor/craft.ts";
import type { BoardFile } from "./editor/boardfile.ts";
import { draftOf } from "./editor/draft.ts";
import { Ring } from "./editor/Ring.tsx";
import "./cloth.css";
import "./royal-ascension.css";
import "./editor/editor.css";

/** A ring, small. */
function Picture({ content }: { readonly content: BoardFile }) {
  return (
    <div class="cloth ed-cloth">
      <Ring draft={draftOf(content)} />
    </div>
  );
}

const boards: Showcase<BoardFile> = {
  ...asMaps(BOARDS),
  craft: BOARDS,
  heading: "Boards of The Royal Ascension",
  Picture,
  says: (board) => `${board.spaces.length} spaces, ${board.spaces.filter(({ type }) => type === "shop").length} shops, ${board.gates.length} gates.`,
};

export default [boards];
