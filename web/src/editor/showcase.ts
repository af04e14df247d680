// What a game shows in the gallery: what ships, and what a visitor keeps.

import type { ComponentType } from "preact";
import type { Craft } from "./craft.ts";

export interface Showcase<C = unknown> {
  readonly craft: Pick<Craft<unknown, C>, "game" | "kind" | "page" | "nameOf" | "isContent">;
  readonly heading: string;
  /** A small picture of one. */
  readonly Picture: ComponentType<{ readonly content: C }>;
  /** A sentence about one. */
  readonly says: (content: C) => string;
}
