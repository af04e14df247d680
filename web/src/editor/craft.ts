// What an editor makes: a map, a board, a unit.

export interface Craft<D, C> {
  readonly game: string;
  /** What players call it; also the game's option for it, and its kind on the shelf. */
  readonly kind: string;
  /** Where its page is. */
  readonly page: string;
  readonly draftOf: (content: C) => D;
  readonly contentOf: (draft: D) => C;
  readonly nameOf: (content: C) => string;
  /** True if data look like the content of such a file; the server decides whether it can be played. */
  readonly isContent: (data: unknown) => data is C;
  /** Why a file of another kind is refused. */
  readonly notContent: string;
  /** True if what this browser kept is a draft of today's form. */
  readonly isDraft: (kept: unknown) => kept is D;
  /** Asks for the faults of what is neither a map nor a board. */
  readonly faultsOf?: (content: C) => Promise<readonly string[]>;
  /** A fault as the server tells it, in words for the editor. */
  readonly worded: (fault: string) => string;
  /** The places that a fault names, by their keys in `data-place`. */
  readonly placesIn: (fault: string) => readonly string[];
}
