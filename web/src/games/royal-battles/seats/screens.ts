// The screens on which the layouts differ, as media queries.

/** A phone held upright. */
export const PHONE = "(max-width: 699px)";
/** A phone on its side. */
export const LYING_PHONE = "(max-height: 560px) and (min-width: 560px) and (max-width: 1099px)";
