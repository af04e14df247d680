import { Shield } from "../../../parts/Icon.tsx";

/** The four characters, each a bust before the shield of its seat: a crown and a beard, a coronet and long hair, a helm, a hood. */
const BUSTS = [
  <>
    <path class="cloak" d="M5 37Q6 27 20 27T35 37Z" />
    <circle class="skin" cx="20" cy="19" r="6.5" />
    <path class="hair" d="M12.5 18Q13 31 20 32T27.5 18Q24 22 20 21.5T12.5 18Z" />
    <path class="gold" d="M11.5 15 10 6.5 15 10.5 20 4 25 10.5 30 6.5 28.5 15Z" />
  </>,
  <>
    <path class="hair" d="M9 36Q8 11 20 9T31 36Z" />
    <path class="cloak" d="M8 37Q11 28 20 28T32 37Z" />
    <circle class="skin" cx="20" cy="19" r="6.5" />
    <path class="hair" d="M13 19Q14 12 21 12.5 27 13 27 19 25 15 20.5 15 15 15 13 19Z" />
    <path class="gold" d="M13 11.5 15 7.5 17.5 9.5 20 5 22.5 9.5 25 7.5 27 11.5Q20 8.5 13 11.5Z" />
  </>,
  <>
    <path class="plume" d="M19 9Q22 0 32 4 36 8 31 12 29 6 22 10Z" />
    <path class="cloak" d="M5 37Q6 28 20 28T35 37Z" />
    <path class="steel" d="M12 13Q13 7 20 7T28 13V25L20 32 12 25Z" />
    <path class="slit" d="M13.5 17H26.5M20 17V28M16.5 23V25M23.5 23V25" />
  </>,
  <>
    <path class="hood" d="M20 5Q33 13 30 37H10Q7 13 20 5Z" />
    <path class="dusk" d="M20 11Q27 15 26 25 20 30 14 25 13 15 20 11Z" />
    <path class="skin" d="M15.5 20Q20 16.5 24.5 20 25 26 20 28 15 26 15.5 20Z" />
    <path class="gold" d="M20 30 21.5 33 24.5 33.5 22 35.5 23 38.5 20 37 17 38.5 18 35.5 15.5 33.5 18.5 33Z" />
  </>,
];

export function Figure({ seat }: { readonly seat: number }) {
  return (
    <span class="ra-figure" aria-hidden="true">
      <Shield seat={seat} class="arms" />
      <svg viewBox="0 0 40 40" focusable="false">
        {BUSTS[seat % BUSTS.length]}
      </svg>
    </span>
  );
}
