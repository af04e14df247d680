import type { ComponentChildren } from "preact";

const BODY = "M50 10a19 19 0 0 1 13 33q5 3 4 9C70 68 84 74 84 92 84 95 82 96 79 96H21C18 96 16 95 16 92 16 74 30 68 33 52q-1-6 4-9A19 19 0 0 1 50 10Z";

interface Livery {
  readonly fill: string;
  readonly line: string;
  readonly sign: ComponentChildren;
}

/** The colour and the sign of each force: the sign helps readers who cannot tell the colours apart. */
const LIVERIES: Readonly<Record<string, Livery>> = {
  white: { fill: "#faf4e4", line: "#2a2230", sign: <circle cx="50" cy="69" r="8" fill="none" stroke="#2a2230" stroke-width="5" /> },
  black: { fill: "#2b2733", line: "#f3e6c8", sign: <circle cx="50" cy="69" r="9" fill="#f3e6c8" /> },
  green: { fill: "#2f7a4d", line: "#2a2230", sign: <path d="M50 56 63 79H37Z" fill="#f3f4e0" /> },
  red: { fill: "#b02a35", line: "#2a2230", sign: <path d="M50 54 62 69 50 84 38 69Z" fill="#fdeede" /> },
  yellow: { fill: "#d9a12c", line: "#2a2230", sign: <path d="M40 59H60V79H40Z" fill="none" stroke="#2a2230" stroke-width="5" /> },
  blue: { fill: "#2b5ea7", line: "#e8eef8", sign: <path d="M34 64H66M32 79H68" fill="none" stroke="#f3f6fb" stroke-width="7" /> },
};

/** A pawn in the livery of its force. */
export function Pawn({ force, class: name = "" }: { readonly force: string; readonly class?: string }) {
  const livery = LIVERIES[force] ?? LIVERIES["white"]!;
  return (
    <svg class={name} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <path d={BODY} fill="none" stroke={livery.line === "#2a2230" ? "#fbf3df" : "#1b1420"} stroke-width="12" opacity=".6" />
      <path d={BODY} fill={livery.fill} stroke={livery.line} stroke-width="5" stroke-linejoin="round" />
      {livery.sign}
    </svg>
  );
}

/** The colour of a force's lines on the map. */
export const lineOf = (force: string): string => (force === "black" ? "#2b2733" : (LIVERIES[force]?.fill ?? "#fffaf0"));
