const PIPS: readonly (readonly number[])[] = [[], [4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

interface Props {
  /** The face as the scene names it: `die3`. */
  readonly face: string;
  readonly name: string;
  /** Its place in a throw: dice settle one after another. */
  readonly nth?: number;
}

/** A die as it fell. It rolls when it appears. */
export function Die({ face, name, nth = 0 }: Props) {
  const pips = PIPS[Number(face.replace("die", ""))] ?? [];
  return (
    <span class="ra-die" role="img" aria-label={name} style={{ "--nth": nth }}>
      {Array.from({ length: 9 }, (_, index) => (
        <i key={index} class={pips.includes(index) ? "on" : ""} />
      ))}
    </span>
  );
}
