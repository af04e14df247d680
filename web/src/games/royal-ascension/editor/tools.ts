// What a touch on a space does.

import { set, type Draft } from "./draft.ts";
import type { SpaceType } from "./boardfile.ts";

export type ToolId = SpaceType | "gate" | "choose";

export interface Tool {
  readonly id: ToolId;
  readonly label: string;
  readonly key: string;
}

export const TOOLS: readonly Tool[] = [
  { id: "choose", label: "Choose", key: "c" },
  { id: "hearts", label: "Hearts", key: "h" },
  { id: "diamonds", label: "Diamonds", key: "d" },
  { id: "spades", label: "Spades", key: "s" },
  { id: "shop", label: "Shop", key: "p" },
  { id: "gate", label: "Gate", key: "g" },
];

/** The draft after a tool was used on a space. */
export function applied(draft: Draft, tool: ToolId, place: number): Draft {
  if (tool === "choose") return draft;
  if (tool === "gate") return set(draft, place, { gate: !draft.spaces[place]!.gate });
  return draft.spaces[place]!.type === tool ? draft : set(draft, place, { type: tool });
}
