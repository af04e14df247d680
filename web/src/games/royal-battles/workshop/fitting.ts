// The words that fit into a part of the price bar.

const SIZE = 0.6875; // of a letter on the bar, in rem
export const EDGE = 4; // pixels left free on each side of a text

/** The first of the texts that fits into the width with its padding; empty if none does. */
export const fitting = (room: number, texts: readonly string[], widthOf: (text: string) => number): string => texts.find((text) => widthOf(text) + 2 * EDGE <= room) ?? "";

let ink: CanvasRenderingContext2D | null = null;

/** The width of a text on the price bar, in pixels. */
export function inked(text: string): number {
  ink ??= document.createElement("canvas").getContext("2d");
  if (!ink) return Infinity;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  ink.font = `650 ${SIZE * rem}px Figtree, system-ui, sans-serif`;
  return ink.measureText(text).width;
}
