// An attack in three moments: it is declared, it is answered, and what it strikes falls.

import { capital, reckoned, toYou } from "../../parts/words.ts";
import type { Beat, BeatArrow, Step } from "../../table/board/beats.ts";
import { zoneOf } from "../../table/board/zones.ts";
import type { Scene, Sentence, Token } from "../../wire.ts";

export function stageAttack({ before, after, log }: Step): readonly Beat[] {
  const [waited, waits] = [attackIn(before), attackIn(after)];
  const said = log.filter((sentence) => !sentence.heading);
  const first = said[0];
  if (!first || first.seat === null) return [];
  if (!waited && waits) return [{ seat: first.seat, say: told(first, after.seat), arrows: waits.arrows, scene: after }];
  if (!waited || waits) return [];
  const answer: Beat = { seat: first.seat, say: told(first, after.seat), arrows: waited.arrows };
  const result = said.slice(1).find((sentence) => sentence.seat === waited.by);
  return result ? [answer, blow(waited, fallenIn(before, after), result)] : [answer];
}

const told = ({ text, seat }: Sentence, me: number | null): string => capital(seat !== null && seat === me ? toYou(text) : text);

interface Attack {
  readonly by: number;
  readonly arrows: readonly BeatArrow[];
}

const royals = (scene: Scene): Token[] => scene.zones.filter((zone) => zone.id.startsWith("field")).flatMap((zone) => zone.tokens);

/** The attack that waits for an answer: from the attacking royal or its cards to the royals or the player it is on. */
function attackIn(scene: Scene): Attack | null {
  const cards = zoneOf(scene, "attack");
  if (!cards || cards.owner === null || cards.tokens.length === 0) return null;
  const by = cards.owner;
  const fields = royals(scene);
  const from = fields.find((token) => token.marks.includes("attacking"))?.id ?? "attack";
  const targets = fields.filter((token) => token.marks.includes("target")).map((token) => token.id);
  return { by, arrows: (targets.length > 0 ? targets : [`plate${1 - by}`]).map((to) => ({ from, to })) };
}

/** The royals that fell in this step: the target, all of a wipe, or the jack that was given instead. */
function fallenIn(before: Scene, after: Scene): readonly string[] {
  const fallen = (scene: Scene): string[] => royals(scene).flatMap((token) => (token.marks.includes("fallen") ? [token.id] : []));
  const already = new Set(fallen(before));
  return fallen(after).filter((id) => !already.has(id));
}

/** The blow with its sum: what it did in words, and "2 ÷ 1 = 2 ≥ 2" below and on what falls. */
function blow({ by, arrows: aimed }: Attack, fallen: readonly string[], result: Sentence): Beat {
  const arrows = fallen.length > 0 ? fallen.map((to) => ({ from: aimed[0]!.from, to })) : aimed;
  const sum = reckoned(result.text)?.[0];
  const mark = sum ?? /^scores (.*)/.exec(result.text)?.[1] ?? "";
  return { seat: by, say: capital(result.past || result.text), small: sum ?? "", arrows, marks: arrows.map(({ to }) => ({ at: to, text: mark, kind: "struck" })) };
}
