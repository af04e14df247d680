// What each game adds to the table: a layout with its stylesheet, and a picture for the lobby. Found by walking the folder,
// loaded when needed. A game that adds nothing is drawn by the general layout.

import type { ComponentType } from "preact";
import { Rows } from "./table/scene/Rows.tsx";
import type { Scene } from "./wire.ts";

export interface LayoutProps {
  readonly scene: Scene;
  /** The seat at the bottom of the table: the viewer's own, or the first one for a spectator. */
  readonly me: number;
}

export type Layout = ComponentType<LayoutProps> & {
  /** What stands in the rail between preview and log. Without it: the list of moves. */
  readonly Rail?: ComponentType<LayoutProps>;
  /** What stands below the own plate. Without it: the seat's first number. */
  readonly Mine?: ComponentType<LayoutProps>;
  /** What stands in the place of the own hand. Without it: the seat's first fan. */
  readonly Hand?: ComponentType<LayoutProps>;
  /** What stands above the buttons beside the own hand. */
  readonly Beside?: ComponentType<LayoutProps>;
};

const layouts = import.meta.glob<{ readonly default: Layout }>("./games/*/index.tsx");
const tiles = import.meta.glob<{ readonly default: ComponentType }>("./games/*/tile.tsx");

export async function layoutOf(game: string): Promise<Layout> {
  const load = layouts[`./games/${game}/index.tsx`];
  return load ? (await load()).default : Rows;
}

export async function tileOf(game: string): Promise<ComponentType | null> {
  const load = tiles[`./games/${game}/tile.tsx`];
  return load ? (await load()).default : null;
}
