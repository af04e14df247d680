// The voices of the table, written by hand.

import { render, type Part, type Voice } from "./synth.ts";

/** A bell-like note. */
const note = (from: number, at: number, length: number, gain = 0.5): Part => ({ kind: "tone", from, at, length, gain, decay: 5, attack: 0.004, overtones: [0.35, 0.16, 0.06] });

/** A knock on wood. */
const knock = (from: number, at: number, gain = 0.6): readonly Part[] => [
  { kind: "tone", from, to: from * 0.8, at, length: 0.09, gain, decay: 7, overtones: [0.4, 0.25] },
  { kind: "noise", from: from * 6, at, length: 0.02, gain: gain * 0.8, decay: 6, width: 1 },
];

export const VOICES = {
  /** A card is played. */
  card: { peak: 0.5, parts: [{ kind: "noise", from: 2600, to: 1500, length: 0.07, gain: 1, decay: 5, width: 0.9 }, { kind: "tone", from: 170, to: 110, at: 0.02, length: 0.07, gain: 0.5, decay: 6 }] },
  /** A card is drawn. */
  draw: { peak: 0.38, parts: [{ kind: "noise", from: 1300, to: 3100, length: 0.15, gain: 1, decay: 3, attack: 0.05, width: 0.8 }] },
  /** A piece is put down. */
  place: { peak: 0.6, parts: knock(240, 0) },
  /** A blow meets its target. */
  blow: { peak: 0.7, parts: [{ kind: "noise", from: 900, to: 350, length: 0.14, gain: 1.2, decay: 6, width: 1.1 }, { kind: "tone", from: 150, to: 65, length: 0.2, gain: 0.9, decay: 5 }, { kind: "tone", from: 1870, length: 0.24, gain: 0.13, decay: 6 }, { kind: "tone", from: 2790, length: 0.2, gain: 0.08, decay: 7 }] },
  /** Something falls. */
  fall: { peak: 0.6, parts: [{ kind: "tone", from: 330, to: 105, length: 0.3, gain: 0.5, decay: 2.5, attack: 0.02, overtones: [0.2] }, { kind: "noise", from: 260, at: 0.22, length: 0.2, gain: 1.3, decay: 6, width: 1.2 }] },
  /** A stone cracks. */
  stone: { peak: 0.75, parts: [{ kind: "noise", from: 2900, length: 0.05, gain: 1.3, decay: 7, width: 1 }, { kind: "noise", from: 1900, at: 0.07, length: 0.06, gain: 0.9, decay: 7, width: 1 }, { kind: "noise", from: 190, at: 0.03, length: 0.5, gain: 1.6, decay: 5, width: 1.2 }, { kind: "tone", from: 90, to: 55, at: 0.03, length: 0.35, gain: 0.5, decay: 5 }] },
  /** Dice roll out. */
  dice: { peak: 0.5, parts: [0, 0.07, 0.13, 0.22, 0.34].flatMap((at, nth) => knock(520 + 90 * ((nth * 7) % 4), at, 0.7 - nth * 0.09)) },
  /** It is your turn. */
  turn: { peak: 0.42, parts: [note(659.3, 0, 0.35), note(987.8, 0.1, 0.5)] },
  /** Your clock is low. */
  clock: { peak: 0.5, parts: [...knock(820, 0), ...knock(820, 0.28)] },
  /** What was touched is refused. */
  refused: { peak: 0.35, parts: [...knock(150, 0), ...knock(130, 0.09, 0.5)] },
  /** You have won. */
  win: { peak: 0.5, parts: [note(587.3, 0, 0.5), note(740, 0.12, 0.5), note(880, 0.24, 0.5), note(1174.7, 0.38, 0.75, 0.6)] },
  /** You have lost. */
  lose: { peak: 0.45, parts: [note(440, 0, 0.5), note(349.2, 0.2, 0.55), note(293.7, 0.42, 0.7)] },
} satisfies Readonly<Record<string, Voice>>;

export type Sound = keyof typeof VOICES;

export const samplesOf = (name: Sound): Float32Array<ArrayBuffer> => render(VOICES[name]);
