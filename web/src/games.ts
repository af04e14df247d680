// What each game adds to the table: a layout with its stylesheet, and a tile for the lobby. Both are found by their path and
// loaded when needed. A game without a layout is drawn by the plain one.

import type { ComponentType } from "preact";
import type { Layout } from "./table/scene/layout.ts";

const layouts = import.meta.glob<{ readonly default: Layout }>("./games/*/index.tsx");
const heroes = import.meta.glob<{ readonly default: ComponentType }>("./games/*/hero.tsx");
const tiles = import.meta.glob<{ readonly default: ComponentType }>("./games/*/tile.tsx");

export async function layoutOf(game: string): Promise<Layout> {
  const load = layouts[`./games/${game}/index.tsx`];
  return load ? (await load()).default : (await import("./table/scene/PlainLayout.tsx")).PlainLayout;
}

/** The large picture of a game on the front page; null for a game without one. */
export async function heroOf(game: string): Promise<ComponentType | null> {
  const load = heroes[`./games/${game}/hero.tsx`];
  return load ? (await load()).default : null;
}

export async function tileOf(game: string): Promise<ComponentType | null> {
  const load = tiles[`./games/${game}/tile.tsx`];
  return load ? (await load()).default : null;
}
