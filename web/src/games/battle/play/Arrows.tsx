import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";
import type { Group } from "./formation.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Arrow {
  readonly key: string;
  readonly tone: "own" | "foe" | "far";
  readonly path: string;
}

interface Props {
  readonly groups: readonly Group[];
  readonly me: number;
  readonly root: RefObject<HTMLElement | null>;
}

const CLEAR = 9; // between an arrow's head and what it points at
const PENNANT = 24; // a blocker of the viewer carries the number of the group
const APART = 34; // between two arrows that point at the same player

/** Arrows from attackers to targets. Hidden from screen readers: the soldiers' names say the same. */
export function Arrows({ groups, me, root }: Props) {
  const drawn = useSignal<readonly Arrow[]>([]);
  const draw = () => {
    const found = root.current ? arrows(root.current, groups, me) : [];
    if (JSON.stringify(found) !== JSON.stringify(drawn.value)) drawn.value = found;
  };
  useLayoutEffect(draw);
  useEffect(() => {
    if (!root.current) return;
    const observer = new ResizeObserver(draw);
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [groups, me]);
  return (
    <svg class="bt-arrows" aria-hidden="true">
      {(["own", "foe", "far"] as const).map((tone) => (
        <marker key={tone} id={`bt-head-${tone}`} class={tone} viewBox="0 0 10 10" refX="6" refY="5" markerWidth="4.6" markerHeight="4.6" orient="auto">
          <path d="M0 0 10 5 0 10 2.5 5Z" />
        </marker>
      ))}
      {drawn.value.map(({ key, path, tone }) => (
        <g key={key} class={tone}>
          <path class="shade" d={path} />
          <path class="line" d={path} marker-end={`url(#bt-head-${tone})`} />
        </g>
      ))}
    </svg>
  );
}

/** A box in the layout of the board. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function arrows(root: HTMLElement, groups: readonly Group[], me: number): Arrow[] {
  const boxes = (ids: readonly string[]): Box[] => ids.flatMap((id) => boxOf(root, `.card[data-at="${CSS.escape(id)}"]`) ?? []);
  const found: Arrow[] = [];
  for (const group of groups) {
    const from = boxes(group.attackers);
    const own = group.by === me;
    const upward = own || from.some((box) => box.top > root.offsetHeight / 2);
    if (from.length === 0) continue;
    const pennant = boxOf(root, `[data-pennant="${group.number}"]`);
    // a pennant stands with its middle on its left edge
    const tail = !upward ? edge(from, "bottom") : pennant ? { x: pennant.left, y: pennant.top } : edge(from, "top");
    const stopped = boxes(group.blockers);
    const head = stopped.length > 0 ? edge(stopped, group.on === me ? "top" : "bottom") : target(root, groups, group, me);
    if (!head) continue;
    const start = { x: tail.x, y: upward ? tail.y - 3 : tail.y + 4 };
    const high = stopped.length > 0 ? PENNANT : 0;
    const end = { x: head.x, y: head.y + (group.on === me ? -CLEAR - high : CLEAR) };
    found.push({ key: String(group.number), tone: own ? "own" : group.on === me ? "foe" : "far", path: own || group.on === me ? bend(start, end) : under(start, end) });
  }
  return found;
}

/** Where an element stands when all animations have ended: soldiers slide to new places while arrows are drawn. */
function boxOf(root: HTMLElement, selector: string): Box | null {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found || found.offsetWidth === 0) return null;
  let [left, top] = [0, 0];
  for (let part: HTMLElement | null = found; part && part !== root; part = part.offsetParent as HTMLElement | null) {
    left += part.offsetLeft;
    top += part.offsetTop;
  }
  return { left, top, right: left + found.offsetWidth, bottom: top + found.offsetHeight };
}

function edge(boxes: readonly Box[], side: "top" | "bottom"): Point {
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const y = side === "top" ? Math.min(...boxes.map((box) => box.top)) : Math.max(...boxes.map((box) => box.bottom));
  return { x: (left + right) / 2, y };
}

/** The viewer's castle, or the edge of the attacked player's place; several arrows stand side by side, groups from left to right. */
function target(root: HTMLElement, groups: readonly Group[], group: Group, me: number): Point | null {
  const mine = group.on === me;
  const box = boxOf(root, mine ? ".bt-castle" : `[data-pane="plate${group.on}"]`);
  if (!box) return null;
  const rivals = groups.filter((other) => other.on === group.on && other.blockers.length === 0);
  const place = (one: Group): number => boxOf(root, `.card[data-at="${CSS.escape(one.attackers[0] ?? "")}"]`)?.left ?? 0;
  const sorted = [...rivals].sort((a, b) => place(a) - place(b) || a.number - b.number);
  const gap = Math.min(APART, (box.right - box.left) / (sorted.length + 1));
  const off = (sorted.indexOf(group) - (sorted.length - 1) / 2) * gap;
  return { x: (box.left + box.right) / 2 + off, y: mine ? box.top : box.bottom };
}

const bend = (a: Point, b: Point): string => {
  const reach = Math.max(22, Math.abs(a.y - b.y) * 0.6) * Math.sign(b.y - a.y);
  return `M${r(a.x)} ${r(a.y)}C${r(a.x)} ${r(a.y + reach)} ${r(b.x)} ${r(b.y - reach)} ${r(b.x)} ${r(b.y)}`;
};

/** From one player at the top to another: below both. */
const under = (a: Point, b: Point): string => {
  const low = Math.max(a.y, b.y) + 46;
  return `M${r(a.x)} ${r(a.y)}C${r(a.x)} ${r(low)} ${r(b.x)} ${r(low)} ${r(b.x)} ${r(b.y)}`;
};

const r = (value: number): string => value.toFixed(1);
