/** Fetches something that the page works without, and uses it when it is there. A fetch that fails is not an error. */
export const beside = <T>(fetched: Promise<T>, use: (found: T) => void): void => void fetched.then(use, () => undefined);
