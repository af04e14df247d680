// The prompt while the player is choosing: what is chosen, and where the next touch can go, by the names of things and zones.

import { capital, nameOf, plain } from "../../parts/words.ts";
import type { Scene, Zone } from "../../wire.ts";

/** What a thing is called in a sentence: its name up to the first comma; empty for a button. */
export function shortName(scene: Scene, id: string, names: readonly string[]): string {
  for (const zone of scene.zones) {
    const token = zone.tokens.find((other) => other.id === id);
    if (token) return head(plain(token.name, names));
  }
  const plate = scene.plates.find((other) => other.id === id);
  return plate ? nameOf(plate.seat, names) : "";
}

const head = (text: string): string => text.split(",", 1)[0]!.trim();

/** A zone by name, without its count; the reader's own is "your". */
function zoneName(zone: Zone, seat: number | null, names: readonly string[]): string {
  const own = zone.owner !== null && zone.owner === seat;
  return head(plain(own ? zone.label.replace(`{${zone.owner}}'s`, "your") : zone.label, names));
}

/** Where something can be touched next: zones, then players. */
function wheres(scene: Scene, next: ReadonlySet<string>, names: readonly string[]): string[] {
  const zones = scene.zones.filter((zone) => zone.tokens.some((token) => next.has(token.id)));
  const plates = scene.plates.filter((plate) => next.has(plate.id));
  return [...zones.map((zone) => within(zone, scene.seat, names)), ...plates.map((plate) => nameOf(plate.seat, names))];
}

const BOARDS: ReadonlySet<string> = new Set(["grid", "map", "track"]);

/** A zone as the place of a touch: "something in" a player's zone, "a place on" a shared board. */
function within(zone: Zone, seat: number | null, names: readonly string[]): string {
  const name = zoneName(zone, seat, names);
  return BOARDS.has(zone.kind) && zone.owner === null ? `a place on the ${name.toLowerCase()}` : `something in ${name}`;
}

function listed(words: readonly string[], last: string): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")}${last}${words.at(-1)!}`;
}

const MOST_PLACES = 2; // a longer list is hard to read

export interface PromptText {
  /** "King of hearts with 2 of spades:" */
  readonly chosen: string;
  /** "touch something in Oskar's field." */
  readonly next: string;
}

export function promptText(scene: Scene, touched: readonly string[], next: Iterable<string>, names: readonly string[]): PromptText {
  const things = touched.map((id) => shortName(scene, id, names)).filter(Boolean);
  const chosen = listed(things, things.length === 2 ? " with " : " and ");
  const places = wheres(scene, new Set(next), names);
  const where = places.length > MOST_PLACES ? "what goes with it" : listed(places, " or ").replaceAll(" or something in ", " or in ");
  return { chosen: `${capital(chosen)}${where ? ":" : "."}`, next: where ? `touch ${where}.` : "" };
}
