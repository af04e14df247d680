// Labels on a line.

export interface Label {
  /** Where its middle belongs, in pixels. */
  readonly at: number;
  readonly width: number;
}

const PASSES = 40;

/** How far each label is shifted so that none covers the next one. The labels stand in the order of the line. */
export function apart(labels: readonly Label[]): number[] {
  const at = labels.map((label) => label.at);
  for (let pass = 0; pass < PASSES; pass++)
    for (let nth = 1; nth < labels.length; nth++) {
      const over = (labels[nth - 1]!.width + labels[nth]!.width) / 2 - (at[nth]! - at[nth - 1]!);
      if (over <= 0) continue;
      at[nth - 1]! -= over / 2;
      at[nth]! += over / 2;
    }
  return at.map((place, nth) => Math.round(2 * (place - labels[nth]!.at)) / 2);
}
