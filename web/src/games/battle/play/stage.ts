// The end of an attack in moments: every soldier that gets through cracks a stone, then every blow fells its soldiers.

import { capital, spoken } from "../../../parts/words.ts";
import type { Beat, Step } from "../../../table/board/beats.ts";
import type { Scene, Sentence, Token } from "../../../wire.ts";
import { teamOf } from "./formation.ts";

/** A row of the order of strikes. */
export interface Strike {
  readonly face: string;
  readonly text: string;
}

/** The strikes of this attack, and the one that is shown now. */
export interface Strikes {
  readonly rows: readonly Strike[];
  readonly now: number;
}

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

export function stageFights({ before, log }: Step): readonly Beat[] {
  const told = log.filter((sentence) => sentence.by.length > 0);
  const rows = told.flatMap((sentence) => strikesOf(before, sentence));
  const beats: Beat[] = [];
  let scene = before;
  for (const sentence of told) {
    const moments = sentence.to.length > 0 ? [blow(scene, sentence)] : sentence.by.map((id, nth) => hit(cracked(scene, sentence.seat!, nth + 1), sentence.seat!, id));
    for (const moment of moments) beats.push({ ...moment, detail: { rows, now: beats.length } satisfies Strikes });
    scene = sentence.to.length > 0 ? without(scene, sentence.to) : cracked(scene, sentence.seat!, sentence.by.length);
  }
  return beats;
}

function strikesOf(scene: Scene, { by, to }: Sentence): Strike[] {
  const faces = (ids: readonly string[]): string[] => ids.map((id) => tokenOf(scene, id)?.face ?? "");
  if (to.length === 0) return faces(by).map((face) => ({ face, text: "at the castle: 1 hit" }));
  const fallen = faces(to.filter((id) => !by.includes(id)));
  return [{ face: faces(by)[0] ?? "", text: `fells ${fallen.map((face) => `[${face}]`).join(" ")}` }];
}

/** A soldier that nobody blocks reaches the castle; the scene already has the stone cracked. */
function hit(scene: Scene, side: number, id: string): Beat {
  const gauge = gaugeOf(scene, side)!;
  const left = Math.max(0, (gauge.of ?? 0) - gauge.value);
  const stone = ORDINALS[gauge.value - 1] ? `the ${ORDINALS[gauge.value - 1]} stone cracks` : "another stone cracks";
  const owner = side === scene.seat ? "You have" : `{${side}} has`;
  return {
    seat: ownerOf(scene, id),
    say: `The ${spoken(tokenOf(scene, id)?.face ?? "")} gets through: ${stone}.`,
    small: left > 0 ? `${owner} ${left} ${left === 1 ? "stone" : "stones"} left.` : side === scene.seat ? "Your castle falls." : `{${side}}'s castle falls.`,
    arrows: [{ from: id, to: gauge.id }],
    marks: [{ at: gauge.id, text: "1 hit", kind: "struck" }],
    scene,
  };
}

function blow(scene: Scene, { by, to, seat, text }: Sentence): Beat {
  return {
    seat,
    say: capital(text),
    small: "The strongest strike first. A fallen soldier does not strike.",
    arrows: by.flatMap((from) => to.filter((id) => id !== from).map((id) => ({ from, to: id }))),
    marks: to.map((at) => ({ at, text: "falls", kind: "falls" as const })),
    scene,
  };
}

const tokenOf = (scene: Scene, id: string): Token | undefined => scene.zones.flatMap((zone) => zone.tokens).find((token) => token.id === id);
const ownerOf = (scene: Scene, id: string): number | null => scene.zones.find((zone) => zone.tokens.some((token) => token.id === id))?.owner ?? null;
const gaugeOf = (scene: Scene, seat: number) => scene.gauges.find((gauge) => gauge.id === `hits${seat}`);

/** The scene with more hits on the castle of that seat's side. */
function cracked(scene: Scene, seat: number, hits: number): Scene {
  const team = teamOf(scene, seat);
  const struck = scene.plates.filter((plate) => teamOf(scene, plate.seat) === team).map((plate) => `hits${plate.seat}`);
  const gauges = scene.gauges.map((gauge) => (struck.includes(gauge.id) ? { ...gauge, value: Math.min(gauge.value + hits, gauge.of ?? Infinity) } : gauge));
  return { ...scene, gauges };
}

/** The scene without soldiers that have fallen. */
function without(scene: Scene, fallen: readonly string[]): Scene {
  return { ...scene, zones: scene.zones.map((zone) => ({ ...zone, tokens: zone.tokens.filter((token) => !fallen.includes(token.id)) })) };
}
