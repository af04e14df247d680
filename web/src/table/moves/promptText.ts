// The prompt while the player is choosing. Games say what to touch next where they can; otherwise it is told from the scene.

import { addressed, capital, listed, nameOf, plain } from "../../parts/words.ts";
import type { Choice, Scene, Token, Zone } from "../../wire.ts";
import { alikeIn, type Alike } from "../board/touch.ts";

/** What a thing is called in a sentence: its name up to the first comma; empty for a button. */
export function shortName(scene: Scene, id: string, names: readonly string[]): string {
  for (const zone of scene.zones) {
    const token = zone.tokens.find((other) => other.id === id);
    if (token) return head(plain(addressed(token.name, scene.seat), names));
  }
  const plate = scene.plates.find((other) => other.id === id);
  return plate ? nameOf(plate.seat, names) : "";
}

const head = (text: string): string => text.split(",", 1)[0]!.trim();

/** Where the next touch can go, and the choice that each of these touches would complete. */
export type Next = ReadonlyMap<string, Choice | undefined>;

export interface PromptText {
  /** "King of hearts:"; empty where the sentence says it all. */
  readonly chosen: string;
  /** "touch one of {1}'s cards." with names and cards as in a scene. */
  readonly next: string;
}

export function promptText(scene: Scene, touched: readonly string[], next: Next, names: readonly string[]): PromptText {
  const said = saidFor(scene, touched);
  if (said) return { chosen: "", next: said };
  const touches = places(scene, next);
  const settled = scene.acts.map((act) => next.get(act.id)).find(Boolean);
  if (settled) return { chosen: "", next: `${settled.label}${touches.length > 0 ? `, or touch ${spoken(touches)}` : ""}.` };
  const things = touched.map((id) => shortName(scene, id, names)).filter(Boolean);
  const chosen = capital(listed(things, things.length === 2 ? " with " : " and "));
  return touches.length > 0 ? { chosen: `${chosen}:`, next: `touch ${spoken(touches)}.` } : { chosen: `${chosen}.`, next: "" };
}

/** The game's own sentence for exactly these touches. */
function saidFor(scene: Scene, touched: readonly string[]): string | undefined {
  const alike = alikeIn(scene);
  const wanted = standIns(touched, alike);
  return scene.next_touches.find((one) => standIns(one.touched, alike) === wanted)?.say;
}

const standIns = (ids: readonly string[], alike: Alike): string =>
  ids
    .map((id) => alike.get(id) ?? id)
    .sort()
    .join(" ");

/** What can be touched next: a single card by its name, else by kind and owner; then players. */
function places(scene: Scene, next: Next): readonly string[] {
  const tokens = scene.zones.flatMap((zone) => zone.tokens.filter((token) => next.has(token.id)).map((token) => ({ token, zone })));
  const things = tokens.map(({ token, zone }) => (tokens.length === 1 && isCard(token) ? `the ${head(token.name)}` : called(token, zone, scene.seat)));
  const plates = scene.plates.filter((plate) => next.has(plate.id));
  return [...new Set([...things, ...(plates.length > MOST_PLACES ? ["a player"] : plates.map((plate) => `{${plate.seat}}`))])];
}

/** True for a card such as the 9 of spades; a name with a capital takes no article. */
const isCard = ({ kind, name }: Token): boolean => kind === "card" && /^[a-z0-9]/.test(name);

const NOUNS: Readonly<Record<Token["kind"], string>> = { card: "card", back: "card", place: "place", piece: "piece", cell: "square" };

function called(token: Token, zone: Zone, seat: number | null): string {
  if (token.kind === "place") return "a free place";
  const noun = zone.kind === "track" && token.kind === "cell" ? "space" : NOUNS[token.kind];
  if (zone.owner === null) return `a ${noun}`;
  if (zone.owner !== seat) return `one of {${zone.owner}}'s ${noun}s`;
  return zone.kind === "fan" ? `a ${noun} in your hand` : `one of your ${noun}s`;
}

const MOST_PLACES = 2; // a longer list is hard to read

const spoken = (touches: readonly string[]): string => (touches.length > MOST_PLACES ? "something with a golden edge" : touches.join(" or "));
