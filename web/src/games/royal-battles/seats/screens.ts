// The screens on which the layouts differ, as media queries.

/** A phone held upright; a small phone on its side is narrow too, and is none. */
export const PHONE = "(max-width: 559px), (max-width: 699px) and (min-height: 561px)";
/** A phone on its side. */
export const LYING_PHONE = "(max-height: 560px) and (min-width: 560px) and (max-width: 1099px)";
