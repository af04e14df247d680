// Days of the calendar as text, such as 2026-11-17, in the reader's own time zone.

const DAY = 86_400_000;

export const dayOf = (when: Date): string =>
  `${when.getFullYear()}-${String(when.getMonth() + 1).padStart(2, "0")}-${String(when.getDate()).padStart(2, "0")}`;

/** The day that many days later. */
export const shifted = (day: string, by: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY).toISOString().slice(0, 10);

/** The seven days of the week that a day is in, from Monday on. */
export function weekOf(day: string): readonly string[] {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, at) => shifted(day, at - weekday));
}

/** The length of the unbroken row of days that ends today or yesterday: today is not over yet. */
export function streak(days: ReadonlySet<string>, today: string): number {
  let count = 0;
  for (let day = days.has(today) ? today : shifted(today, -1); days.has(day); day = shifted(day, -1)) count++;
  return count;
}

/** The longest unbroken row of days. */
export function longest(days: ReadonlySet<string>): number {
  return Math.max(0, ...[...days].map((day) => streak(new Set([...days].filter((other) => other <= day)), day)));
}
