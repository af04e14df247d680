import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect } from "preact/hooks";
import type { Plan } from "../../../table/board/board.ts";
import { useBoard } from "../../../table/board/context.ts";
import { zoneOf } from "../../../table/board/zones.ts";
import type { Scene, Token } from "../../../wire.ts";
import { forgetArmy, rememberArmy } from "./earlier.ts";
import { filled, fitting, leftAfter, lines, missing, planned, type Recruiting } from "./recruits.ts";
import { notYet, said, whyNot } from "./words.ts";

/** The units chosen so far, those already sent included, in the order in which they were chosen. */
const chosen = signal<readonly string[]>([]);
/** What was chosen before each change, the last one last. */
const before = signal<readonly (readonly string[])[]>([]);
/** The kind that the player points at. */
export const pointed = signal("");

export interface Recruits {
  readonly recruiting: Recruiting;
  /** The units that are chosen and not sent. */
  readonly plan: readonly string[];
  /** The names of the kinds of which one more fits. */
  readonly fits: ReadonlySet<string>;
  /** The points of the whole army; null where armies have none. */
  readonly limit: number | null;
  /** False while the player cannot choose. */
  readonly choosing: boolean;
  /** True while other players choose first. */
  readonly ahead: boolean;
  /** The army that the server keeps until everybody is ready; empty while the player is not. */
  readonly ready: readonly string[];
  readonly add: (name: string) => void;
  readonly remove: (place: number) => void;
  readonly take: (army: readonly string[]) => void;
}

/** The army in the making. */
export function useRecruits(scene: Scene, me: number): Recruits {
  const board = useBoard();
  const recruiting = recruitingIn(scene, me);
  const ready = unitsIn(board.prepared.value);
  const ahead = scene.choices.length === 0 && recruiting.size > 0;
  const plan = planned(ready.length > 0 ? ready : chosen.value, recruiting.sent);
  const fits = new Set(fitting(recruiting, plan).map((kind) => kind.name));
  const choosing = ready.length === 0 && ((scene.choices.length > 0 && !board.sent.value) || ahead);
  const change = (next: readonly string[]) => {
    board.reason.value = null;
    before.value = [...before.value, chosen.value];
    chosen.value = [...recruiting.sent, ...next];
  };
  return {
    recruiting,
    plan,
    fits,
    limit: scene.gauges.find(({ id }) => id === "points")?.of ?? null,
    choosing,
    ahead,
    ready,
    add: (name) => {
      if (fits.has(name)) change([...plan, name]);
      else board.reason.value = { at: "", text: whyNot(recruiting, plan, name), rule: "" };
    },
    remove: (place) => change(plan.filter((_, index) => index !== place)),
    take: change,
  };
}

/** Sets the prompt and its buttons while the army is put together. A secret army is kept by the server until all are ready. */
export function useArmyPlan(scene: Scene, me: number, recruits: Recruits): void {
  const board = useBoard();
  const { plan, choosing, ahead, recruiting, ready } = recruits;
  const over = (leftAfter(recruiting, plan) ?? 0) < 0;
  const complete = missing(recruiting, plan) === 0 && !over;
  const others = scene.plates.some(({ seat }) => seat !== me && !board.bots.value.includes(seat));
  useLayoutEffect(() => {
    board.plan.value = ready.length > 0 ? readyPlan() : choosing ? openPlan() : null;
  }, [board, scene, chosen.value, choosing, board.prepared.value, board.sent.value]);
  useEffect(
    () => () => {
      board.plan.value = null;
      chosen.value = [];
      before.value = [];
    },
    [board],
  );

  function send(): void {
    if (!complete) {
      board.reason.value = { at: "", text: notYet(recruiting, plan), rule: "" };
      return;
    }
    if (!recruiting.drafted) rememberArmy([...recruiting.sent, ...plan], recruits.limit);
    if (recruiting.secret && board.prepare && !scene.coach) board.prepare(lines(recruiting, plan, me));
    else board.playAll(lines(recruiting, plan, me));
  }

  function openPlan(): Plan {
    const undo = () => {
      chosen.value = before.value.at(-1) ?? [];
      before.value = before.value.slice(0, -1);
    };
    const surprise = () => recruits.take(filled(recruiting, plan, Math.random));
    const ends = recruiting.drafted && plan.length === 0;
    return {
      ...(ahead ? { whose: "Your army" } : {}),
      say: ahead && plan.length === 0 ? "Prepare your army while others choose." : said(recruiting, plan),
      small: `Add and remove units as you like: nothing is sent before Ready. ${recruiting.secret && others ? "Then you can change it until everybody is ready." : "Then the army is final."}`,
      rail: "Units",
      acts: [
        ...(before.value.length > 0 ? [{ id: "undo", label: "Undo", icon: "undo", press: undo }] : []),
        ...(recruits.fits.size > 0 ? [{ id: "surprise", label: "Surprise me", icon: "dice", press: surprise }] : []),
        { id: "ready", label: ends && complete ? "End your army" : "Ready", icon: "check", primary: true, ready: complete, press: send },
      ],
      follow: (choice) => recruits.add(choice.line.split(" ").at(-1)!),
    };
  }

  function readyPlan(): Plan {
    const change = () => {
      forgetArmy(ready, recruits.limit);
      chosen.value = ready; // they go back to the places where they can be removed
      board.prepare?.([]);
    };
    return {
      whose: "Your army",
      say: `You are ready. You can change your army until ${scene.plates.length > 2 ? "everybody" : "the other player"} is ready.`,
      small: "Nobody sees your units before all armies are complete.",
      rail: "Units",
      acts: [{ id: "change", label: "Change", press: change }],
    };
  }
}

/** The units that lines recruit, in their order. */
const unitsIn = (prepared: readonly string[]): readonly string[] => prepared.flatMap((line) => / (?:recruit|boss) (\S+)$/.exec(line)?.[1] ?? []);

/** The kind that a piece is marked with. */
export const kindIn = ({ marks }: Pick<Token, "marks">): string => marks.find((mark) => mark.startsWith("kind-"))?.slice(5) ?? "";

function recruitingIn(scene: Scene, me: number): Recruiting {
  const gauges = new Map(scene.gauges.map((gauge) => [gauge.id, gauge]));
  const kinds = (zoneOf(scene, "muster")?.tokens ?? []).map((token) => {
    const gauge = gauges.get(token.id);
    return { name: kindIn(token), title: token.face, most: gauge?.of ?? 0, price: gauge?.parts[0]?.value ?? 0 };
  });
  return {
    kinds,
    sent: (zoneOf(scene, `army${me}`)?.tokens ?? []).map(kindIn),
    size: gauges.get("recruits")?.value ?? 0,
    points: gauges.get("points")?.value ?? null,
    boss: gauges.has("boss"),
    drafted: scene.facts.some(({ text }) => text === "drafted armies"),
    secret: scene.facts.some(({ text }) => text === "armies chosen in secret"),
  };
}
