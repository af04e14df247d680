// What the board editor makes, for the parts that all editors share.

import type { Craft } from "../../../editor/craft.ts";
import { FORMAT, GAME, isBoardFile, type BoardFile } from "./boardfile.ts";
import { boardOf, draftOf, type Draft } from "./draft.ts";

const KINDS: Readonly<Record<string, string>> = { hearts: "hearts", diamonds: "diamonds", spades: "spades", shop: "a shop" };

/** The server's reasons in words for somebody who looks at the ring. */
function worded(fault: string): string {
  const missing = fault.match(/^There must be at least one space of type '(\w+)'/)?.[1];
  if (missing) return `No space is ${KINDS[missing] ?? missing}. Turn at least one into ${KINDS[missing] ?? missing}.`;
  const spaces = fault.match(/^The ring has (\d+) of the (\d+) to (\d+) spaces/);
  if (spaces) return Number(spaces[1]) < Number(spaces[2]) ? `The ring has ${spaces[1]} spaces. Add ${Number(spaces[2]) - Number(spaces[1])}: a board has ${spaces[2]} to ${spaces[3]}.` : `The ring has ${spaces[1]} spaces. Remove ${Number(spaces[1]) - Number(spaces[3])}: a board has ${spaces[2]} to ${spaces[3]}.`;
  const gates = fault.match(/^'gates' must be a list of 1 to (\d+) space numbers, not (\d+)/);
  if (gates) return gates[2] === "0" ? `No space is a gate. Make 1 to ${gates[1]} spaces gates, so that pieces can leave home.` : `There are ${gates[2]} gates. A board has 1 to ${gates[1]}.`;
  return fault;
}

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
  worded,
  placesIn: (fault) => [...fault.matchAll(/\b[Ss]pace (\d+)\b/g)].map(([, place]) => `space${place}`),
};
