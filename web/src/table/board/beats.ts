// Beats: one step of a game shown in several moments, such as an attack, its answer and the fall.

import type { Scene, Sentence } from "../../wire.ts";

/** A step as it arrived: the scene that was shown, the scene that follows, and the log sentences in between. */
export interface Step {
  readonly before: Scene;
  readonly after: Scene;
  readonly log: readonly Sentence[];
}

/** An arrow from one thing to another. Things are ids of tokens, plates or zones. */
export interface BeatArrow {
  readonly from: string;
  readonly to: string;
}

/** Words on a thing: `struck` adds a burst, `falls` is red, `plain` is ivory. */
export interface BeatMark {
  readonly at: string;
  readonly text: string;
  readonly kind: "plain" | "struck" | "falls";
}

export interface Beat {
  /** Whose colour the prompt, the arrows and the marks have; null for nobody's. */
  readonly seat: number | null;
  /** What happens, as a sentence for the prompt. */
  readonly say: string;
  readonly small?: string;
  readonly arrows?: readonly BeatArrow[];
  readonly marks?: readonly BeatMark[];
  /** The scene under it. Default: the scene before the step. */
  readonly scene?: Scene;
  /** For how many acts' time it stays. Default: 1. It may depend only on what the viewer sees. */
  readonly hold?: number;
  /** The label of the button that ends it. Such a beat waits for the reader at every pace, also without motion. */
  readonly until?: string;
  /** Facts for the layout's own drawing (`Layout.Overlay`). */
  readonly detail?: unknown;
}

/** Where a review would begin: a page that was loaded in the middle of a game has not seen its start. */
export type ReviewFrom = "nothing" | "start" | "later";

/** What a reader can do while steps are being shown. */
export interface Controls {
  /** Goes on to the next moment. True if there was one. */
  readonly next: () => boolean;
  /** Shows everything that has arrived. True if there was something left to show. */
  readonly finish: () => boolean;
  /** A touch or a key: the next moment where the reader steps, else the end. True if there was something left to show. */
  readonly touched: () => boolean;
  /** Shows once more what the others have done since the viewer's last turn. */
  readonly replay: () => void;
  /** The steps that this page has shown, the first one first. */
  readonly seen: () => readonly Step[];
  readonly reviewFrom: () => ReviewFrom;
  /** Shows once more every step that this page has shown. Without motion each moment waits for the reader. */
  readonly review: () => void;
}
