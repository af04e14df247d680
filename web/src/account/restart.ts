/** Loads the page again: everything on it may belong to another visitor now. */
export const restart = (): void => location.assign("/");
