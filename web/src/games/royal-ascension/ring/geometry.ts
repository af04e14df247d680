// Places on the ring, in units of the drawing: it is 550 across, its spaces lie 222 from the middle, their numbers outside.

export const RADIUS = 222;
export const ACROSS = 550;
const MOST_WIDE = 37;
const MOST_NUMBERED = 48;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The direction of a space, clockwise from the top; parts of a space lie between two. */
const angleOf = (space: number, spaces: number): number => (space / spaces) * 2 * Math.PI - Math.PI / 2;

export const pointAt = (space: number, spaces: number, radius = RADIUS): Point => {
  const angle = angleOf(space, spaces);
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
};

/** How wide a space is: rings of many spaces have narrow ones. */
export const widthOf = (spaces: number): number => Math.min(MOST_WIDE, (2 * Math.PI * (RADIUS - 18)) / spaces);

/** True if there is room for the number of this space: rings of many spaces show every fifth. */
export const isNumbered = (space: number, spaces: number): boolean => spaces <= MOST_NUMBERED || space % 5 === 0;

/** The way of a roll from one space to another, as signed steps; 0 if neither way leads there. */
export function wayOf(from: number, to: number, roll: number, spaces: number): number {
  const steps = (((to - from) % spaces) + spaces) % spaces;
  if (steps === roll % spaces) return roll;
  return (spaces - steps) % spaces === roll % spaces ? -roll : 0;
}

/** An arc along the inside of the ring, as a path. */
export function arc(from: number, steps: number, spaces: number, radius: number): string {
  const [start, end] = [pointAt(from, spaces, radius), pointAt(from + steps, spaces, radius)];
  const large = Math.abs(steps) * 2 > spaces ? 1 : 0;
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${large} ${steps > 0 ? 1 : 0} ${end.x} ${end.y}`;
}
