import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect } from "preact/hooks";
import type { Plan } from "../../../table/board/board.ts";
import { useBoard } from "../../../table/board/context.ts";
import { zoneOf } from "../../../table/board/zones.ts";
import type { Scene } from "../../../wire.ts";
import { filled, fitting, lines, planned, type Recruiting } from "./recruits.ts";

/** The units chosen so far, those already sent included, in the order in which they were chosen. */
const chosen = signal<readonly string[]>([]);

export interface Recruits {
  /** The units that are chosen and not sent. */
  readonly plan: readonly string[];
  readonly sent: readonly string[];
  /** The names of the kinds of which one more fits. */
  readonly fits: ReadonlySet<string>;
  /** How many units are still to be chosen now. */
  readonly more: number;
  /** False while the player cannot choose. */
  readonly choosing: boolean;
  /** True while the other player chooses first: the army is put together here, and nothing is sent. */
  readonly ahead: boolean;
  readonly add: (name: string) => void;
  readonly remove: (name: string) => void;
}

/** The army in the making. */
export function useRecruits(scene: Scene, me: number): Recruits {
  const board = useBoard();
  const recruiting = recruitingIn(scene, me);
  const ahead = scene.choices.length === 0 && recruiting.size > 0;
  const plan = planned(chosen.value, recruiting.sent);
  const fits = new Set(fitting(recruiting, plan).map((kind) => kind.name));
  const change = (next: readonly string[]) => {
    board.reason.value = null;
    chosen.value = [...recruiting.sent, ...next];
  };
  return {
    plan,
    sent: recruiting.sent,
    fits,
    more: recruiting.size - plan.length,
    choosing: (scene.choices.length > 0 && !board.sent.value) || ahead,
    ahead,
    add: (name) => {
      if (fits.has(name)) change([...plan, name]);
      else board.reason.value = { at: "", text: whyNot(recruiting, plan, name), rule: "" };
    },
    remove: (name) => change(plan.filter((_, index) => index !== plan.lastIndexOf(name))),
  };
}

/** Sets the prompt and its buttons while the army is put together. */
export function useArmyPlan(scene: Scene, me: number, recruits: Recruits): void {
  const board = useBoard();
  const { plan, more, choosing, ahead } = recruits;
  const recruiting = recruitingIn(scene, me);
  useLayoutEffect(() => {
    if (!choosing) {
      board.plan.value = null;
      return;
    }
    const ready = () => {
      if (more === 0) board.playAll(lines(recruiting, plan, me));
      else board.reason.value = { at: "", text: `Add ${units(more, "more ")} first.`, rule: "" };
    };
    const clear = () => (chosen.value = recruiting.sent);
    const surprise = () => (chosen.value = [...recruiting.sent, ...filled(recruiting, plan, Math.random)]);
    const acts: Plan["acts"] = [
      ...(plan.length > 1 ? [{ id: "clear", label: "Start over", press: clear }] : []),
      ...(more > 0 ? [{ id: "surprise", label: "Surprise me", icon: "dice", press: surprise }] : []),
      ...(ahead ? [] : [{ id: "ready", label: "Ready", icon: "check", primary: true, ready: more === 0, press: ready }]),
    ];
    board.plan.value = {
      say: ahead ? saidAhead(recruits, 1 - me) : said(recruits),
      small: ahead ? "Nothing is sent yet. Press Ready when it is your turn." : "Add and remove units as you like: nothing is sent before Ready.",
      rail: "Units",
      acts,
      follow: (choice) => recruits.add(choice.line.split(" ").at(-1)!),
    };
  }, [board, scene, chosen.value, choosing]);
  useEffect(
    () => () => {
      board.plan.value = null;
      chosen.value = [];
    },
    [board],
  );
}

function recruitingIn(scene: Scene, me: number): Recruiting {
  const gauges = new Map(scene.gauges.map((gauge) => [gauge.id, gauge]));
  const kinds = (zoneOf(scene, "muster")?.tokens ?? []).map(({ id, face }) => ({ name: face, most: gauges.get(id)?.of ?? 0 }));
  return {
    kinds,
    sent: (zoneOf(scene, `army${me}`)?.tokens ?? []).map((token) => token.face),
    open: kinds.map((kind) => kind.name).filter((name) => scene.choices.some((choice) => choice.line === `${me} recruit ${name}`)),
    size: gauges.get("recruits")?.value ?? 0,
  };
}

function said({ plan, sent, more }: Recruits): string {
  if (more === 0) return plan.length === 1 ? `Press Ready to recruit the ${plan[0]!}.` : "Press Ready to send this army into battle.";
  if (plan.length > 0) return `Add ${units(more, "more ")}.`;
  return sent.length > 0 ? `Choose ${units(more, "more ")}.` : `Choose ${units(more)}, in any order.`;
}

const saidAhead = ({ more }: Recruits, other: number): string =>
  more === 0 ? `Your army is prepared. {${other}} chooses first.` : `Prepare your army while {${other}} chooses: add ${units(more)}.`;

const WORDS = ["no", "one", "two", "three", "four"];

const units = (count: number, more = ""): string => `${WORDS[count] ?? count} ${more}unit${count === 1 ? "" : "s"}`;

function whyNot({ kinds, size }: Recruiting, plan: readonly string[], name: string): string {
  if (plan.length >= size) return `Remove a unit first, to make room for the ${name}.`;
  const most = kinds.find((kind) => kind.name === name)?.most ?? 0;
  const has = most === 1 ? `only one ${name}` : `only ${WORDS[most] ?? most} ${name}s`;
  return `An army has ${has} at this table.`;
}
