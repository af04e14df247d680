import { plain } from "../../../parts/words.ts";
import type { Gauge } from "../../../wire.ts";

/** The parts of a strength as an addition: 15 + 9 + 7 − 10 + 14. */
export const additionOf = ({ parts }: Gauge): string =>
  parts.map(({ value }, index) => (index === 0 ? String(value) : value < 0 ? `− ${-value}` : `+ ${value}`)).join(" ");

/** The addition for screen readers, each number with its name. */
export const spokenSum = ({ parts }: Gauge, names: readonly string[]): string =>
  parts.map((part) => `${plain(part.label, names)} ${part.value}`).join(", ");
