// Where the line of an even game lies.

/** The share that is even: one seat's part, or one half where partners win together. */
export const evenOf = (shares: readonly (readonly number[])[]): number => (shares.some((one) => one.reduce((sum, share) => sum + share, 0) > 1.01) ? 0.5 : 1 / (shares[0]?.length ?? 2));
