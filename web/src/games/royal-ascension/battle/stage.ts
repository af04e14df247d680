// A battle in moments: everything is shown, the dice fall one throw after another, and the outcome is said.

import type { Beat, Step } from "../../../table/board/beats.ts";
import { zoneOf } from "../../../table/board/zones.ts";
import type { Gauge, Scene, Token, Zone } from "../../../wire.ts";
import { gaugeOf, sidesOf } from "../zones.ts";
import { isOwnBattle, outcomeOf } from "./outcome.ts";

const THROW = /^rolls ([1-6](?: [1-6])*):/;

export function stageBattle(step: Step): readonly Beat[] {
  const { before, after, log } = step;
  if (sidesOf(after).length > 0 && isOpen(after) && !isOpen(before)) return [reveal(after)];
  if (sidesOf(before).length === 0 || !isOpen(before)) return [];
  if (winnerOf(before, after) !== null) return decision(step);
  const tie = log.find((sentence) => sentence.seat === null && sentence.text.startsWith("A tie"));
  return tie ? [{ seat: null, say: tie.text, scene: thrown(step), hold: 2 }] : [];
}

/** True if the strength of every fighter is shown. */
const isOpen = (scene: Scene): boolean => sidesOf(scene).every((side) => gaugeOf(scene, `strength${side.owner}`) !== undefined);

function reveal(scene: Scene): Beat {
  const strengths = sidesOf(scene).map((side) => gaugeOf(scene, `strength${side.owner}`)!.value);
  return { seat: null, say: `All is shown: ${strengths.join(" to ")} before the dice.`, scene, hold: 2 };
}

/** The fighter who has won a territory in this step; null for none. */
function winnerOf(before: Scene, after: Scene): number | null {
  const held = (scene: Scene, seat: number) => zoneOf(scene, `lands${seat}`)?.tokens.length ?? 0;
  return sidesOf(before).find((side) => held(after, side.owner ?? 0) > held(before, side.owner ?? 0))?.owner ?? null;
}

function decision(step: Step): readonly Beat[] {
  const { before, after } = step;
  const scene = sidesOf(after).length > 0 ? after : decided(step);
  const outcome = outcomeOf(scene);
  if (!outcome) return [];
  const losses = after.prompt.mode === "over" ? outcome.small : sidesOf(after).length > 0 ? after.prompt.say : "No card is lost.";
  const beat: Beat = {
    seat: outcome.winner,
    say: `${outcome.say}.`,
    small: losses,
    scene: { ...scene, prompt: before.prompt, choices: [], refusals: [], acts: [] },
    hold: 4,
  };
  return [isOwnBattle(before) ? { ...beat, until: "Go on" } : beat];
}

/** The battle with the last throw and its winner, where the next scene already shows the ring. */
function decided(step: Step): Scene {
  const { before, after } = step;
  const winner = winnerOf(before, after);
  const scene = thrown(step);
  const fate = (side: Zone): Zone => ({ ...side, note: `${side.note.split(", ")[0]}, ${side.owner === winner ? "wins" : "loses"}` });
  return {
    ...scene,
    zones: scene.zones.map((zone) => (sidesOf(scene).includes(zone) ? fate(zone) : (isHeld(zone) && zoneOf(after, zone.id)) || zone)),
    gauges: scene.gauges.map((gauge) => (gauge.id.startsWith("throne") && gaugeOf(after, gauge.id)) || gauge),
    focus: scene.focus && { ...scene.focus, then: [] },
  };
}

const isHeld = (zone: Zone): boolean => zone.id.startsWith("lands");

/** The scene before the step with the dice that it brings, which the log tells. */
function thrown({ before, log }: Step): Scene {
  const throws = log.find((sentence) => sentence.seat !== null && THROW.test(sentence.text));
  if (!throws) return before;
  const dice = THROW.exec(throws.text)![1]!.split(" ").map(Number);
  const add = (side: Zone): Zone => ({ ...side, tokens: [...side.tokens.filter((token) => token.kind !== "piece"), ...dice.map((pips, nth) => die(side, pips, nth))] });
  return {
    ...before,
    zones: before.zones.map((zone) => (zone.id === `battle${throws.seat}` ? add(zone) : zone)),
    gauges: before.gauges.map((gauge) => (gauge.id === `strength${throws.seat}` ? withDice(gauge, dice) : gauge)),
  };
}

function die(side: Zone, pips: number, nth: number): Token {
  const id = `die${side.owner}.${nth}`;
  return { ...side.tokens[0]!, id, name: `die, ${pips}`, kind: "piece", face: `die${pips}`, points: null };
}

function withDice(gauge: Gauge, dice: readonly number[]): Gauge {
  const parts = gauge.parts.filter((part) => !part.label.startsWith("dice"));
  const sum = dice.reduce((total, pips) => total + pips, 0);
  const strength = parts.reduce((total, part) => total + part.value, 0);
  return { ...gauge, label: "total", value: strength + sum, parts: [...parts, { label: `dice ${dice.join(" ")}`, value: sum }] };
}
