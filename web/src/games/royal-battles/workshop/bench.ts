// What the server says about units: bounds and the six before the first change, price and duels after each one.

import { get, send } from "../../../requests/api.ts";
import type { UnitRecord } from "./draft.ts";

export const GAME = "royal-battles";
export const KIND = "unit";

export type Span = readonly [number, number];

export interface Standard {
  readonly record: UnitRecord;
  readonly price: number;
  readonly words: string;
}

export interface UnitBench {
  readonly format: string;
  readonly longest_name: number;
  readonly longest_text: number;
  readonly letters: readonly string[];
  readonly bounds: Readonly<Record<string, Span>>;
  readonly effects: Readonly<Record<string, Span>>;
  readonly plain: Readonly<Record<string, unknown>>;
  readonly standard: readonly Standard[];
  readonly points_a_percent: number;
}

/** Trumps needed, then the damage of Easy, Optimal and Risky. */
export type Blow = readonly [number, number, number, number];

export interface Duel {
  readonly letter: string;
  readonly name: string;
  readonly price: number;
  readonly attacks: Blow;
  readonly attacked: Blow;
}

export interface Appraisal {
  readonly faults: Readonly<Record<string, string>>;
  readonly unknown: readonly string[];
  readonly price?: number;
  readonly exact?: number;
  readonly plain?: number;
  readonly shares?: Readonly<Record<string, number>>;
  readonly steps?: Readonly<Record<string, number>>;
  readonly words?: string;
  readonly against?: readonly Duel[];
  readonly example?: Readonly<Record<string, unknown>>;
}

export const unitBench = async (): Promise<UnitBench> => (await get(`games/${GAME}/workshop`)) as UnitBench;

export const appraise = async (unit: unknown): Promise<Appraisal> => (await send("POST", `games/${GAME}/workshop`, unit)) as Appraisal;
