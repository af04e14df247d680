// What the board editor makes, for the parts that all editors share.

import type { Craft } from "../../../editor/craft.ts";
import { FORMAT, GAME, isBoardFile, type BoardFile } from "./boardfile.ts";
import { boardOf, draftOf, type Draft } from "./draft.ts";

export const BOARDS: Craft<Draft, BoardFile> = {
  game: GAME,
  kind: "board",
  page: "/boards",
  draftOf,
  contentOf: boardOf,
  nameOf: (board) => board.name ?? "",
  isContent: isBoardFile,
  notContent: `This file is not a board of The Royal Ascension. Its format must be “${FORMAT}”, and each of its spaces hearts, diamonds, spades or shop.`,
  isDraft: (kept): kept is Draft => {
    const draft = kept as Partial<Draft>;
    return Array.isArray(draft.spaces) && draft.spaces.length > 0 && typeof draft.territories === "object";
  },
};
