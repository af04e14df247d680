import { U, type Land, type Point, type Side } from "./land.ts";

const BEND = 15; // how early a river leaves a side to turn round its corner

type Reach = readonly [Point, Point];

const key = ([x, y]: Point): string => `${x},${y}`;
const middle = ([[ax, ay], [bx, by]]: Reach): Point => [(ax + bx) / 2, (ay + by) / 2];

/** From the spring to the corner where the river's first side begins. */
function rise(spring: Side, sides: readonly Side[]): Reach {
  const wet = new Set(sides.filter((side) => side.river === spring.river).flatMap((side) => side.ends.map(key)));
  return [middle(spring.ends), spring.ends.find((end) => wet.has(key(end))) ?? spring.ends[0]];
}

/** Straight reaches, round bends where exactly two of them meet. */
function course(reaches: readonly Reach[]): string {
  const meeting = new Map<string, Point[]>();
  for (const [a, b] of reaches) {
    meeting.set(key(a), [...(meeting.get(key(a)) ?? []), b]);
    meeting.set(key(b), [...(meeting.get(key(b)) ?? []), a]);
  }
  const short = (from: Point, to: Point): Point => {
    const [dx, dy] = [(to[0] - from[0]) * U, (to[1] - from[1]) * U];
    const far = Math.min(BEND / Math.hypot(dx, dy), 0.5);
    const bends = meeting.get(key(from))!.length === 2;
    return [from[0] * U + (bends ? dx * far : 0), from[1] * U + (bends ? dy * far : 0)];
  };
  const straight = reaches.map(([a, b]) => `M${short(a, b).join(" ")}L${short(b, a).join(" ")}`);
  const bends = [...meeting].flatMap(([corner, others]) => {
    if (others.length !== 2) return [];
    const from = corner.split(",").map(Number) as unknown as Point;
    return [`M${short(from, others[0]!).join(" ")}Q${from[0] * U} ${from[1] * U} ${short(from, others[1]!).join(" ")}`];
  });
  return [...straight, ...bends].join("");
}

/** Rivers along the sides of squares, with their springs and bridges. */
export function Rivers({ land }: { readonly land: Land }) {
  const rising = land.springs.map((spring) => rise(spring, land.sides));
  const path = course([...land.sides.map((side) => side.ends), ...rising]);
  return (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d={path} stroke="#48798a" stroke-width="7.5" />
      <path d={path} stroke="#9dc9d6" stroke-width="4.5" />
      {rising.map(([[x, y]]) => (
        <circle cx={x * U} cy={y * U} r="4.6" fill="#bfe0e6" stroke="#48798a" stroke-width="1.6" />
      ))}
      {land.sides.filter((side) => side.bridge).map((side) => (
        <Bridge side={side} />
      ))}
    </g>
  );
}

function Bridge({ side }: { readonly side: Side }) {
  const [x, y] = middle(side.ends);
  const turn = side.ends[0][0] === side.ends[1][0] ? 0 : 90;
  return (
    <g transform={`translate(${x * U} ${y * U}) rotate(${turn})`} stroke="#5b4630">
      <rect x="-9" y="-5" width="18" height="10" rx="2" fill="#c9a876" stroke-width="1.2" />
      <path d="M-4.5-5V5M0-5V5M4.5-5V5" stroke-width=".8" />
    </g>
  );
}
