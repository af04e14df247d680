// Which sounds belong to a change of the scene. Only what the viewer's own scene shows is heard.

import type { Scene, Sentence } from "../../wire.ts";
import type { Sound } from "../../sound/voices.ts";
import type { Beat } from "../board/beats.ts";
import { BLOW, blowsIn } from "../motion/blows.ts";
import { compare, type Journey } from "../motion/diff.ts";

export interface Cue {
  readonly name: Sound;
  /** Milliseconds after the scene is shown. */
  readonly after: number;
}

const BETWEEN = 90; // milliseconds between equal sounds of one step
const MOST = 4; // equal sounds of one step
const LYING = 90; // degrees
const DIE = /^die\d$/;

/** The sounds between two scenes; `staged` if the blows have been shown, and heard, before. */
export function cues(before: Scene, after: Scene, log: readonly Sentence[], staged = false): readonly Cue[] {
  const blows = staged ? [] : blowsIn(log);
  const found = blows.flatMap((_, nth): Cue[] => [
    { name: "blow", after: nth * BLOW },
    { name: "fall", after: nth * BLOW + BLOW / 2 },
  ]);
  const fought = blows.length * BLOW;
  const struck = new Set(blows.flatMap((blow) => blow.to));
  const { journeys, turned } = compare(before, after);
  const moved = journeys.filter((journey) => !struck.has(journey.was)).map(soundOf);
  const fallen = staged ? [] : [...turned].filter(([id, was]) => was < LYING && tiltOf(after, id) === LYING && !struck.has(id)).map(() => "fall" as const);
  const rolled = dice(after) !== dice(before) ? (["dice"] as const) : [];
  for (const name of ["dice", "draw", "card", "place", "fall"] as const) {
    const many = [...moved, ...fallen, ...rolled].filter((one) => one === name).length;
    for (let nth = 0; nth < Math.min(MOST, many); nth++) found.push({ name, after: fought + nth * BETWEEN });
  }
  const cracked = Math.min(MOST, hits(after) - hits(before));
  for (let nth = 0; nth < cracked; nth++) found.push({ name: "stone", after: nth * 2 * BETWEEN });
  return [...found, ...callOf(before, after, fought)];
}

/** The sounds of one moment of a staged step. */
export function beatCues(beat: Beat): readonly Cue[] {
  const kinds = new Set(beat.marks?.map((mark) => mark.kind));
  if (kinds.has("falls")) return [{ name: "blow", after: 0 }, { name: "fall", after: BLOW / 2 }];
  return kinds.has("struck") ? [{ name: "blow", after: 0 }] : [];
}

/** Your turn, or the end of the game. */
function callOf(before: Scene, after: Scene, delay: number): readonly Cue[] {
  const asked = (scene: Scene): boolean => scene.prompt.mode === "turn" || scene.prompt.mode === "answer";
  if (after.prompt.mode === "over") {
    if (before.prompt.mode === "over") return [];
    const lost = after.seat !== null && after.result !== null && (after.result[after.seat] ?? 0) < Math.max(...after.result);
    return [{ name: lost ? "lose" : "win", after: delay + 2 * BETWEEN }];
  }
  return asked(after) && !asked(before) ? [{ name: "turn", after: delay + 2 * BETWEEN }] : [];
}

function soundOf({ kind, token }: Journey): Sound | null {
  if (token.kind === "piece") return DIE.test(token.face) ? null : kind === "leave" ? "fall" : "place";
  return kind === "deal" ? "draw" : kind === "leave" ? null : "card";
}

const tokens = (scene: Scene) => scene.zones.flatMap((zone) => zone.tokens);
const tiltOf = (scene: Scene, id: string): number => tokens(scene).find((token) => token.id === id)?.tilt ?? 0;

/** The dice that lie on the table, as a text to compare; empty dice are those that were taken away. */
function dice(scene: Scene): string {
  return tokens(scene).filter((token) => DIE.test(token.face)).map((token) => token.id + token.face).join(" ");
}

/** All hits that castles have taken. */
const hits = (scene: Scene): number => scene.gauges.filter((gauge) => gauge.id.startsWith("hits")).reduce((sum, gauge) => sum + gauge.value, 0);
