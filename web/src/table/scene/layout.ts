// A layout draws one game: it fills the cloth, and may fill parts of the frame around it.

import type { ComponentType } from "preact";
import type { Scene } from "../../wire.ts";

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
