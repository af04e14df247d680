// A rating curve as numbers: a path through a box, the dashed line of the start, and what it says.

import type { RatingPoint } from "../wire.ts";

export const BOX = { width: 232, height: 74 } as const;
const MARGIN = { left: 3, right: 7, top: 10, bottom: 12 } as const;
const START = 1500;
const LEAST = 60; // points of strength that the box is high at least

export interface Curve {
  readonly line: string;
  readonly area: string;
  readonly start: number;
  readonly end: readonly [number, number];
  readonly label: string;
}

/** The curve of a player's strength; null without a rated game. Every player begins at 1500. */
export function curveOf(points: readonly RatingPoint[], cut: boolean): Curve | null {
  const strengths = [...(cut ? [] : [START]), ...points.map((point) => point.strength)];
  if (points.length === 0) return null;
  const low = Math.min(...strengths, START);
  const high = Math.max(...strengths, START, low + LEAST);
  const y = (strength: number): number => BOX.height - MARGIN.bottom - ((strength - low) / (high - low)) * (BOX.height - MARGIN.top - MARGIN.bottom);
  const step = (BOX.width - MARGIN.left - MARGIN.right) / Math.max(1, strengths.length - 1);
  const places = strengths.map((strength, index): readonly [number, number] => [round(MARGIN.left + index * step), round(y(strength))]);
  const line = `M${places.map(([x, height]) => `${x} ${height}`).join("L")}`;
  const end = places.at(-1)!;
  return {
    line,
    area: `${line}L${end[0]} ${BOX.height}L${MARGIN.left} ${BOX.height}Z`,
    start: round(y(START)),
    end,
    label: `Rating from ${strengths[0]} to ${strengths.at(-1)!} over ${points.length} ${points.length === 1 ? "game" : "games"}`,
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
