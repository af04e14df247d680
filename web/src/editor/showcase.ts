// What a game shows in the gallery: what ships, and what a visitor keeps.

import type { ComponentType } from "preact";
import { shippedMaps } from "../requests/api.ts";
import { seatsAgainstBots } from "../setup/seats.ts";
import type { GameInfo } from "../wire.ts";
import type { Craft } from "./craft.ts";

/** One thing of the gallery. */
export interface Item<C = unknown> {
  readonly name: string;
  readonly content: C;
  /** The word that names it where it ships. */
  readonly key?: string;
  /** The id on the shelf of what the visitor keeps. */
  readonly work?: string;
}

/** A table that plays one of the things. */
export interface Show {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly string[];
}

export interface Showcase<C = unknown> {
  readonly craft: Pick<Craft<unknown, C>, "game" | "kind" | "page" | "nameOf" | "isContent">;
  readonly heading: string;
  /** A small picture of one. */
  readonly Picture: ComponentType<{ readonly content: C }>;
  /** A sentence about one. */
  readonly says: (content: C) => string;
  readonly shipped: () => Promise<readonly Item<C>[]>;
  /** The table that plays one against bots; null for what every table has anyway. */
  readonly table: (item: Item<C>, game: GameInfo) => Show | null;
}

/** What ships and how it is played, for maps and boards: an option of the game has their name. */
export const asMaps = <C>({ game, kind, nameOf }: Pick<Craft<unknown, C>, "game" | "kind" | "nameOf">): Pick<Showcase<C>, "shipped" | "table"> => ({
  shipped: async () => Object.entries(await shippedMaps(game)).map(([key, content]) => ({ name: nameOf(content as C) || key, content: content as C, key })),
  table: (item, info) => ({ options: { [kind]: item.key ?? item.content }, seats: seatsAgainstBots(info) }),
});
