/** The charge of each territory, on a field of its own; drawn in a box of 24. */
const ARMS: Readonly<Record<string, readonly [field: string, charge: string]>> = {
  jiggy: ["#2f6e52", "M12 4Q20 8 17 15 15 19 12 20 9 19 7 15 4 8 12 4ZM12 8V20"],
  dragon: ["#7c2f52", "M4 16Q6 7 12 6 18 7 20 16 16 12 14 16 12 12 10 16 8 12 4 16Z"],
  vapor: ["#3d6f8f", "M4 10Q8 6 12 10T20 10M4 14Q8 10 12 14T20 14M4 18Q8 14 12 18T20 18"],
  flare: ["#b0512a", "M12 3Q18 9 17 14 16 19 12 20 8 19 7 14 7 11 9 9 10 12 12 12 11 8 12 3Z"],
  lucio: ["#a97a1c", "M12 8A4 4 0 1 1 12 16 4 4 0 1 1 12 8ZM12 3V6M12 18V21M3 12H6M18 12H21M6 6 8 8M16 16 18 18M6 18 8 16M16 8 18 6"],
  snore: ["#56627a", "M3 19 9 7 12 12 15 9 21 19Z"],
  bulben: ["#4a7a3a", "M12 5Q18 9 18 14A6 5 0 0 1 6 14Q6 9 12 5ZM12 5V19M8 10V18M16 10V18"],
  teal: ["#1f7a78", "M4 13Q8 5 14 8 10 9 11 12 15 16 20 12 18 19 12 19 6 19 4 13Z"],
  venom: ["#5b3a86", "M12 4Q18 11 17 15 15 20 12 20 9 20 7 15 6 11 12 4Z"],
  pika: ["#93690f", "M14 3 6 13H11L9 21 18 10H13Z"],
  char: ["#8f2f2f", "M12 3 17 10H14L19 17H13V21H11V17H5L10 10H7Z"],
  mewtopia: ["#4a3f8f", "M12 3 14.5 9 21 9.5 16 13.5 17.5 20 12 16.5 6.5 20 8 13.5 3 9.5 9.5 9Z"],
};

/** A territory's shield. */
export function Arms({ slug }: { readonly slug: string }) {
  const [field, charge] = ARMS[slug] ?? ["#56627a", ""];
  return (
    <svg class="ra-arms" viewBox="0 0 24 26" aria-hidden="true" focusable="false">
      <path d="M1 1H23V13Q23 21 12 25.5 1 21 1 13Z" fill={field} stroke="#f0dcae" stroke-width="1.3" />
      <path d={charge} fill="#fbf6e9" stroke="#fbf6e9" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round" transform="translate(3 2.5) scale(.75)" class={slug} />
    </svg>
  );
}
