// What an editor makes: a map, a board, a scenario.

export interface Craft<D, C> {
  readonly game: string;
  /** What players call it; also the kind of its file, here and on the shelf. */
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
  /** True if a fault at this place can be mended in the form; a file with another fault is refused. All can where this is missing. */
  readonly mendable?: (place: string) => boolean;
  /** True if what this browser kept is a draft of today's form. */
  readonly isDraft: (kept: unknown) => kept is D;
}
