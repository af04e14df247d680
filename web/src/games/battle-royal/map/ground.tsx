// What stands on a square of the map, each drawn in a field of 40 by 40.

const INK = "#5b4630";
const STONE = "#3a3029";

/** A number between -0.5 and 0.5 that is always the same for the same square. */
const chance = (place: number, nth: number): number => ((place * 73 + nth * 97 + ((place * place) % 89) * 7) % 101) / 101 - 0.5;

export function Mountain({ place }: { readonly place: number }) {
  return (
    <g transform={`translate(${(chance(place, 1) * 4).toFixed(1)} 0)`} stroke={INK} stroke-width="1.2" stroke-linejoin="round">
      <path d="M18 35 27 17 39 35Z" fill="#bda27a" />
      <path d="M27 17 39 35H31Z" fill="#8d7552" stroke="none" />
      <path d="M27 17 31 23.5 28.5 22.5 26.5 24.5 24.3 22.6Z" fill="#fffaf0" stroke="none" />
      <path d="M1.5 35 14 9 26 35Z" fill="#c9b08a" />
      <path d="M14 9 26 35H17L15 24Z" fill="#8d7552" stroke="none" />
      <path d="M14 9 19 19.5 16 18 14 20.5 11.5 18 9.5 18.5Z" fill="#fffaf0" stroke="none" />
      <path d="M14 9 26 35H1.5ZM27 17 39 35H26" fill="none" />
    </g>
  );
}

export function Hill() {
  return (
    <g stroke={INK} stroke-linejoin="round">
      <path d="M15 33C17 20 34 18 38 33Z" fill="#bdb26c" stroke-width="1.2" />
      <path d="M2 34C5 19 22 18 26 34Z" fill="#cdc384" stroke-width="1.2" />
      <path d="M8 29q4-6 9-3M28 29q4-5 7-1" fill="none" stroke-width="1" opacity=".6" />
    </g>
  );
}

const TREES = [[13, 14], [26, 12], [8, 23], [20, 22], [32, 21], [14, 31], [27, 31]] as const;

export function Forest({ place }: { readonly place: number }) {
  return (
    <>
      {TREES.map(([tx, ty], nth) => {
        const [x, y] = [tx + chance(place, nth) * 2.5, ty + chance(place, nth + 9) * 2];
        return (
          <g key={nth} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <path d="M0-2V4" stroke="#4c3a24" stroke-width="1.4" />
            <circle cy="-3" r="5.6" fill="#6b9455" stroke="#36552f" stroke-width="1.1" />
            <circle cx="-1.4" cy="-4.6" r="2.6" fill="#8db273" />
          </g>
        );
      })}
    </>
  );
}

const REEDS = [[10, 15], [27, 13], [18, 24], [31, 27], [9, 33]] as const;

export function Marsh() {
  return (
    <g fill="none" stroke-linecap="round">
      <path d={REEDS.map(([x, y]) => `M${x - 7} ${y + 2}q3.5-2 7 0t7 0`).join("")} stroke="#7fb0b5" stroke-width="1.6" />
      <path d={REEDS.map(([x, y]) => `M${x} ${y}v-8M${x - 3} ${y}l-2-5M${x + 3} ${y}l2-5`).join("")} stroke="#3f6d5c" stroke-width="1.4" />
    </g>
  );
}

export function Town() {
  return (
    <g stroke={INK} stroke-width="1.1" stroke-linejoin="round">
      <path d="M6 27V19l5-4 5 4v8Z" fill="#fbf3df" />
      <path d="M4.5 19.5 11 14l6.5 5.5Z" fill="#b4533a" />
      <path d="M24 27V19l5-4 5 4v8Z" fill="#fbf3df" />
      <path d="M22.5 19.5 29 14l6.5 5.5Z" fill="#b4533a" />
      <path d="M16 27V15h8v12Z" fill="#fbf3df" />
      <path d="M15 15 20 4l5 11Z" fill="#9c4130" />
      <path d="M18.5 27v-4h3v4" fill="#7a5a3a" stroke-width=".8" />
    </g>
  );
}

const FLAGS: Readonly<Record<string, string>> = { white: "#fffaf0", black: "#2b2733", yellow: "#d8a92f", green: "#2f7a4d", blue: "#2b5ea7", red: "#b02a35" };

export function Castle({ owner, major }: { readonly owner: string; readonly major: boolean }) {
  return (
    <g stroke={STONE} stroke-width="1.3" stroke-linejoin="round">
      <path d="M8 30V17h4v3h4v-3h3v3h3v-3h3v3h4v-3h4v13Z" fill={major ? "#b9afa0" : "#d8cdb8"} />
      <path d="M17 30v-5a3.5 3.5 0 0 1 7 0v5Z" fill={STONE} />
      <path d="M20.5 17V5" fill="none" />
      <path d="M20.5 5h10l-2.5 3.200 2.5 3.300h-10Z" fill={FLAGS[owner] ?? "#d8cdb8"} />
    </g>
  );
}

/** Courses of grey stone, every second one set off by half a stone. */
const STONES = [2, 11.5, 21, 30.5].flatMap((y, course) =>
  [-1, 0, 1, 2].flatMap((nth) => {
    const from = 2 + nth * 13 + (course % 2 ? 6 : 0);
    const [left, right] = [Math.max(2, from), Math.min(38, from + 12)];
    return right - left > 3 ? [{ x: left, y, width: right - left }] : [];
  }),
);

export function Rampart() {
  return (
    <g fill="#aaa396" stroke="#6f685d" stroke-width=".9">
      {STONES.map((stone) => (
        <rect {...stone} height="8" rx="1.6" />
      ))}
    </g>
  );
}

/** A tuft of grass here and there. */
export function Meadow({ place }: { readonly place: number }) {
  if (chance(place, 3) < 0.1) return null;
  const [x, y] = [22 + chance(place, 5) * 20, 28 + chance(place, 6) * 10];
  return <path d={`M${x} ${y}v-4M${x - 2} ${y}l-1.5-3M${x + 2} ${y}l1.5-3`} stroke="#a39555" stroke-width="1" fill="none" stroke-linecap="round" opacity=".8" />;
}

export function Waves({ place }: { readonly place: number }) {
  if (chance(place, 2) < -0.1) return null;
  const [x, y] = [8 + chance(place, 7) * 10, 20 + chance(place, 8) * 20];
  return <path d={`M${x} ${y}q4-4 8 0t8 0`} stroke="#7ba9b5" stroke-width="1.2" fill="none" stroke-linecap="round" />;
}
