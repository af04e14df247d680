// Why a file is not opened: it has faults that the form cannot show.

import type { FileFault } from "../wire.ts";

const UNKNOWN = "There are "; // the fields that there are

/** The first fault that cannot be mended in the form, with its field; empty if there is none. */
export function refusal(kind: string, faults: readonly FileFault[], mendable: (place: string) => boolean): string {
  const fault = faults.find(({ place }) => !mendable(place));
  if (!fault) return "";
  const { place, reason } = fault;
  if (reason.startsWith(UNKNOWN)) return `This ${kind} cannot be opened. Field '${place}' is unknown.`;
  if (place === "game") return `This ${kind} is for another game.`;
  return `This ${kind} cannot be opened. ${place && place !== "format" ? `${place}: ` : ""}${reason}`;
}
