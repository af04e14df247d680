// A layout draws one game: it fills the cloth, and may fill parts of the frame around it.

import type { ComponentType } from "preact";
import type { Scene } from "../../wire.ts";
import type { Beat } from "../board/beats.ts";
import type { Stager } from "../stage/show.ts";

export interface LayoutProps {
  readonly scene: Scene;
  /** The seat at the bottom of the table: the viewer's own, or the first one for a spectator. */
  readonly me: number;
}

export type Layout = ComponentType<LayoutProps> & {
  /** The tincture of each seat, where the game gives seats their colours. Default: tincture 0 for seat 0, and so on. */
  readonly tinctures?: (scene: Scene) => readonly number[];
  /** True where the layout draws every player's plate, the viewer's among them. Default: the frame draws the viewer's. */
  readonly placesAll?: (scene: Scene) => boolean;
  /** Fills the rail between preview and log. Default: the move list. */
  readonly Rail?: ComponentType<LayoutProps>;
  /** Stands below the viewer's plate. Default: the seat's first number. */
  readonly Mine?: ComponentType<LayoutProps>;
  /** Stands in the place of the viewer's hand. Default: the seat's first fan. */
  readonly Hand?: ComponentType<LayoutProps>;
  /** Stands above the buttons beside the viewer's hand. Default: nothing. */
  readonly Beside?: ComponentType<LayoutProps>;
  /** Draws the part of the table around these things, for a picture in the rules. Default: pictures show the whole table. */
  readonly CutOut?: ComponentType<LayoutProps & { readonly around: readonly string[] }>;
  /** Splits a step into beats, such as an attack, its answer and the fall. Default: a step is shown as a whole. */
  readonly stage?: Stager;
  /** Drawn over the cloth during a beat, besides its arrows and marks. Default: nothing. */
  readonly Overlay?: ComponentType<LayoutProps & { readonly beat: Beat }>;
};
