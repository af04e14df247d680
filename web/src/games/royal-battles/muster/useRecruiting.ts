import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect } from "preact/hooks";
import type { Plan } from "../../../table/board/board.ts";
import { useBoard } from "../../../table/board/context.ts";
import { zoneOf } from "../../../table/board/zones.ts";
import type { Scene, Token } from "../../../wire.ts";
import { rememberArmy } from "./earlier.ts";
import { filled, fitting, leftAfter, lines, missing, planned, type Recruiting } from "./recruits.ts";
import { notYet, said, whyNot } from "./words.ts";

/** The units chosen so far, those already sent included, in the order in which they were chosen. */
const chosen = signal<readonly string[]>([]);
/** What was chosen before each change, the last one last. */
const before = signal<readonly (readonly string[])[]>([]);
/** True if the player is ready and waits for their turn to send. */
const armed = signal(false);
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
  /** True while other players choose first: the army is put together here, and nothing is sent. */
  readonly ahead: boolean;
  /** True if the player is ready before their turn: the army goes out by itself when it comes. */
  readonly armed: boolean;
  /** True if the army is sent and can be taken back: the next player is still choosing. */
  readonly open: boolean;
  readonly add: (name: string) => void;
  readonly remove: (place: number) => void;
  readonly take: (army: readonly string[]) => void;
}

/** The army in the making. */
export function useRecruits(scene: Scene, me: number): Recruits {
  const board = useBoard();
  const recruiting = recruitingIn(scene, me);
  const ahead = scene.choices.length === 0 && recruiting.size > 0;
  const plan = planned(chosen.value, recruiting.sent);
  const fits = new Set(fitting(recruiting, plan).map((kind) => kind.name));
  const choosing = ((scene.choices.length > 0 && !board.sent.value) || ahead) && !armed.value;
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
    armed: armed.value,
    open: recruiting.secret && recruiting.sent.length > 0 && scene.choices.length === 0 && scene.prompt.seat === me + 1,
    add: (name) => {
      if (fits.has(name)) change([...plan, name]);
      else board.reason.value = { at: "", text: whyNot(recruiting, plan, name), rule: "" };
    },
    remove: (place) => change(plan.filter((_, index) => index !== place)),
    take: change,
  };
}

/** Sets the prompt and its buttons while the army is put together, and sends it when the player is ready and asked. */
export function useArmyPlan(scene: Scene, me: number, recruits: Recruits): void {
  const board = useBoard();
  const { plan, choosing, ahead, recruiting } = recruits;
  const over = (leftAfter(recruiting, plan) ?? 0) < 0;
  const complete = missing(recruiting, plan) === 0 && !over;
  useLayoutEffect(() => {
    if (armed.value && !ahead && scene.choices.length > 0) {
      armed.value = false;
      if (complete) send();
    }
    board.plan.value = recruits.open && !board.sent.value ? sentPlan() : armed.value ? waitingPlan() : choosing ? openPlan() : null;
  }, [board, scene, chosen.value, choosing, armed.value, board.sent.value]);
  useEffect(
    () => () => {
      board.plan.value = null;
      chosen.value = [];
      before.value = [];
      armed.value = false;
    },
    [board],
  );

  function send(): void {
    if (!recruiting.drafted) rememberArmy([...recruiting.sent, ...plan], recruits.limit);
    board.playAll(lines(recruiting, plan, me));
  }

  function ready(): void {
    if (!complete) board.reason.value = { at: "", text: notYet(recruiting, plan), rule: "" };
    else if (ahead) armed.value = true;
    else send();
  }

  function openPlan(): Plan {
    const undo = () => {
      chosen.value = before.value.at(-1) ?? [];
      before.value = before.value.slice(0, -1);
    };
    const surprise = () => recruits.take(filled(recruiting, plan, Math.random));
    const ends = recruiting.drafted && plan.length === 0;
    return {
      say: ahead && plan.length === 0 ? "Prepare your army while others choose." : said(recruiting, plan),
      small: ahead ? "Add and remove units as you like. You can take Ready back until it is your turn to choose." : `Add and remove units as you like: nothing is sent before Ready. ${!recruiting.secret || me + 1 === scene.plates.length || board.bots.value.includes(me + 1) ? "Then the army is final." : "Then you can change it until the next player is ready."}`,
      rail: "Units",
      acts: [
        ...(before.value.length > 0 ? [{ id: "undo", label: "Undo", icon: "undo", press: undo }] : []),
        ...(recruits.fits.size > 0 ? [{ id: "surprise", label: "Surprise me", icon: "dice", press: surprise }] : []),
        { id: "ready", label: ends && complete ? "End your army" : "Ready", icon: "check", primary: true, ready: complete, press: ready },
      ],
      follow: (choice) => recruits.add(choice.line.split(" ").at(-1)!),
    };
  }

  function sentPlan(): Plan {
    const change = () => {
      chosen.value = recruiting.sent; // they go back to the places where they can be removed
      board.takeBack?.();
    };
    return {
      say: "You are ready. You can change your army until the next player is ready.",
      small: "Nobody sees your units before all armies are complete.",
      rail: "Units",
      acts: [{ id: "change", label: "Change", press: change }],
    };
  }

  function waitingPlan(): Plan {
    return {
      say: "You are ready. Your army goes out when it is your turn to choose; you can change it until then.",
      small: "Nobody sees your units before all armies are complete.",
      rail: "Units",
      acts: [{ id: "change", label: "Change", press: () => (armed.value = false) }],
    };
  }
}

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
