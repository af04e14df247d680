// The shapes of motion, as keyframes.

export type Keyframes = Keyframe[];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const LONG_WAY = 200; // longer ways are slightly bent
const BEND = 0.08;

/** Moves from one box to another, relative to the second; a long way is an arc. Leaving tokens fade out. */
export function arc(start: Box, end: Box, leaving: boolean): Keyframes {
  const x = start.left + start.width / 2 - (end.left + end.width / 2);
  const y = start.top + start.height / 2 - (end.top + end.height / 2);
  const way = Math.hypot(x, y);
  const width = Math.min(end.width, end.height / 1.4);
  const scale = width > 0 ? Math.min(start.width, start.height / 1.4) / width : 1;
  const bend = way > LONG_WAY ? way * BEND : 0;
  const middle: Keyframe = { translate: `${x / 2}px ${y / 2 - bend}px`, scale: String((scale + 1) / 2), offset: 0.5 };
  return [
    { translate: `${x}px ${y}px`, scale: String(scale), opacity: 1 },
    ...(bend > 0 ? [middle] : []),
    { translate: "0px 0px", scale: "1", opacity: leaving ? 0.4 : 1 },
  ];
}

const REACH = 0.45; // of the way to what is struck

/** Moves towards something and back. */
export function lunge(from: Box, at: Box): Keyframes {
  const x = (at.left + at.width / 2 - from.left - from.width / 2) * REACH;
  const y = (at.top + at.height / 2 - from.top - from.height / 2) * REACH;
  return [{ translate: "0px 0px" }, { translate: `${x}px ${y}px`, offset: 0.55 }, { translate: "0px 0px" }];
}

const FRAMES = 8;
const eased = (t: number): number => 1 - (1 - t) ** 3;

/** Tilts around the card's foot. Angles are in degrees; the card is already at `to`. */
export function fall(from: number, to: number, height: number): Keyframes {
  const foot = (angle: number): readonly [number, number] => {
    const radians = (angle * Math.PI) / 180;
    return [(-Math.sin(radians) * height) / 2, (Math.cos(radians) * height) / 2];
  };
  const [x0, y0] = foot(from);
  const [x1, y1] = foot(to);
  return Array.from({ length: FRAMES + 1 }, (_, frame) => {
    const t = eased(frame / FRAMES);
    const angle = from + (to - from) * t;
    const [x, y] = foot(angle);
    const dx = x0 + (x1 - x0) * t - x;
    const dy = y0 + (y1 - y0) * t - y;
    return { rotate: `${(angle - to).toFixed(2)}deg`, translate: `${dx.toFixed(2)}px ${dy.toFixed(2)}px` };
  });
}
