// A QR code as the path of a drawing: one square for each dark module.

import { encode } from "uqr";

export interface QrDrawing {
  /** Modules on each side, with the quiet zone of four around it. */
  readonly size: number;
  readonly path: string;
}

const QUIET = 4;

export function qrDrawing(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: "M", border: QUIET });
  return { size, path: data.flatMap((row, y) => runs(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)).join("") };
}

/** The dark stretches of a row: where each begins and how long it is. */
function runs(row: readonly boolean[]): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    if (!dark) return;
    const last = found.at(-1);
    if (last && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  });
  return found;
}
