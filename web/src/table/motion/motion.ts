// Animates the difference of two scenes. It compares positions before and after the page changes. A copy travels between
// zones above the table, which already shows the new scene, so that nothing waits for the animation.

import { calm } from "../../browser/prefs.ts";
import type { Scene, Sentence } from "../../wire.ts";
import { BLOW } from "./blows.ts";
import { compare, type Journey } from "./diff.ts";
import { arc, fall, lunge, type Keyframes } from "./keyframes.ts";

interface Pose {
  readonly box: DOMRect;
  readonly turn: number;
  readonly element: HTMLElement;
}

const MOVE = 240;
const DEAL = 320;
const TURN = 420;
const BETWEEN_DEALS = 60;
const FRESH = 2_000;
const EASE = "cubic-bezier(.2, .7, .2, 1)";

export class Motion {
  private before = new Map<string, Pose>();
  private zones = new Map<string, DOMRect>();
  private owners = new Map<string, number | null>();
  private readonly running = new Set<Animation>();

  constructor(private readonly root: HTMLElement) {}

  /** Stores all positions. Call it before the page shows another scene. */
  measure(): void {
    this.before = new Map(this.cards().map((element) => [element.dataset["at"]!, pose(element)]));
    this.zones = this.zoneBoxes();
  }

  /** Moves everything from its old place to its new one; after each blow, what fell to it. */
  play(before: Scene, after: Scene, blows: readonly Sentence[] = []): void {
    this.finish();
    const diff = compare(before, after);
    const now = new Map(this.cards().map((element) => [element.dataset["at"]!, element]));
    if (calm()) return this.outline([...diff.changed].map((id) => now.get(id)));
    this.owners = new Map(after.zones.map((zone) => [zone.id, zone.owner]));
    const travelling = new Set(diff.journeys.map((journey) => journey.id));
    const fought = blows.length * BLOW;
    const ghosts = new Map<string, HTMLElement>();
    let deals = 0;
    for (const journey of diff.journeys) {
      const blow = blows.findIndex(({ to }) => to.includes(journey.was));
      const delay = blow >= 0 ? blow * BLOW + BLOW / 2 : fought + (journey.kind === "deal" ? deals++ : 0) * BETWEEN_DEALS;
      const ghost = this.travel(journey, now.get(journey.id), delay);
      if (ghost) ghosts.set(journey.was, ghost);
    }
    blows.forEach((blow, nth) => this.strike(blow, nth * BLOW, ghosts, now));
    for (const [id, element] of now) {
      const old = this.before.get(id);
      if (!old || travelling.has(id)) continue;
      this.shift(element, old, fought);
      const was = diff.turned.get(id);
      if (was !== undefined) this.turn(element, old.turn);
    }
  }

  /** Pauses all animations. */
  hold(): void {
    for (const animation of this.running) animation.pause();
  }

  /** Ends all animations at once. */
  finish(): void {
    for (const animation of this.running) animation.finish();
    this.running.clear();
  }

  private cards(): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(".card[data-at]")];
  }

  private zoneBoxes(): Map<string, DOMRect> {
    const zones = [...this.root.querySelectorAll<HTMLElement>("[data-zone]")];
    return new Map(zones.map((zone) => [zone.dataset["zone"]!, zone.getBoundingClientRect()]));
  }

  /** Moves each striker towards its victim and back before the victim leaves. */
  private strike({ by, to }: Sentence, delay: number, ghosts: ReadonlyMap<string, HTMLElement>, now: ReadonlyMap<string, HTMLElement>): void {
    by.forEach((id, nth) => {
      const body = (ghosts.get(id) ?? now.get(id))?.querySelector<HTMLElement>(".body");
      const [from, at] = [this.before.get(id)?.box, this.before.get(to.filter((other) => other !== id)[nth] ?? to.find((other) => other !== id) ?? "")?.box];
      if (!body || !from || !at) return;
      this.run(body, lunge(from, at), { duration: BLOW * 0.8, delay, easing: "ease-in-out" });
    });
  }

  private travel(journey: Journey, element: HTMLElement | undefined, delay: number): HTMLElement | undefined {
    const old = this.before.get(journey.was);
    const start = visible(old?.box) ?? visible(this.zones.get(journey.from)) ?? this.plate(journey.from);
    const likeness = element ?? old?.element;
    const end = visible(element?.getBoundingClientRect()) ?? this.target(journey.to);
    if (!start || !end || !likeness) return undefined;
    const ghost = this.ghost(likeness, end, journey.token.under.length > 0);
    const body = ghost.querySelector<HTMLElement>(".body");
    const duration = journey.kind === "deal" ? DEAL : MOVE;
    const flight = this.run(ghost, arc(start, end, journey.kind === "leave"), { duration, delay, easing: EASE, fill: "both" });
    const turn = element ? turnOf(element) : 0;
    if (body) {
      const from = old ? old.turn : 0;
      this.run(body, [{ rotate: `${from - turn}deg` }, { rotate: "0deg" }], { duration, delay, easing: EASE, fill: "both" });
      const revealed = journey.kind === "deal" || (journey.kind === "arrive" && journey.was !== "");
      if (revealed && journey.token.kind === "card") this.turnOver(body, journey.token.deck, duration, delay);
    }
    if (element) this.run(element, [{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
    flight.finished.then(() => ghost.remove(), () => ghost.remove());
    return ghost;
  }

  /** The token that now lies on it, the zone's own box or, where the zone is not drawn, its owner's plate. */
  private target(to: string): DOMRect | undefined {
    const found = this.cards().find((element) => element.dataset["at"] === to);
    return visible(found?.getBoundingClientRect()) ?? visible(this.zoneBoxes().get(to)) ?? this.plate(to);
  }

  private plate(zone: string): DOMRect | undefined {
    const owner = this.owners.get(zone);
    const shield = this.root.querySelector(`[data-token="plate${owner}"] .shield`);
    return visible(shield?.getBoundingClientRect());
  }

  /** A copy of a token in the size of the place it goes to. */
  private ghost(likeness: HTMLElement, end: DOMRect, carries: boolean): HTMLElement {
    const ghost = likeness.cloneNode(true) as HTMLElement;
    for (const extra of ghost.querySelectorAll(carries ? ".badge, .note, .tip" : ".badge, .note, .tip, .corner, .under")) extra.remove();
    ghost.removeAttribute("data-at");
    for (const name of ["data-token", "role", "tabindex"]) ghost.querySelector(".body")?.removeAttribute(name);
    ghost.className = "card ghost";
    ghost.setAttribute("aria-hidden", "true");
    const width = Math.min(end.width, end.height / 1.4);
    ghost.style.setProperty("--w", `${width}px`);
    ghost.style.left = `${end.left + (end.width - width) / 2}px`;
    ghost.style.top = `${end.top + (end.height - width * 1.4) / 2}px`;
    document.body.append(ghost);
    return ghost;
  }

  /** A dealt card shows its back for two thirds of the way. */
  private turnOver(body: HTMLElement, deck: string, duration: number, delay: number): void {
    const back = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    use.setAttribute("href", `#back-${deck}`);
    back.append(use);
    back.setAttribute("class", "f back");
    body.append(back);
    const timing = { duration, delay, fill: "both" } as const;
    this.run(back, [{ opacity: 1 }, { opacity: 1, offset: 0.82 }, { opacity: 0, offset: 0.83 }, { opacity: 0 }], timing);
    this.run(body, [{ scale: "1 1" }, { scale: "1 1", offset: 0.66 }, { scale: "0 1", offset: 0.83 }, { scale: "1 1" }], timing);
  }

  /** A token that stayed in its zone slides to its new place. */
  private shift(element: HTMLElement, old: Pose, delay: number): void {
    const box = element.getBoundingClientRect();
    const x = old.box.left + old.box.width / 2 - (box.left + box.width / 2);
    const y = old.box.top + old.box.height / 2 - (box.top + box.height / 2);
    if (Math.abs(x) + Math.abs(y) < 1.5 || box.width === 0) return;
    this.run(element, [{ translate: `${x}px ${y}px` }, { translate: "0 0" }], { duration: MOVE, delay, easing: EASE, fill: "backwards" });
  }

  private turn(element: HTMLElement, was: number): void {
    const body = element.querySelector<HTMLElement>(".body");
    if (body) this.run(body, fall(was, turnOf(element), element.offsetHeight), { duration: TURN, easing: "linear" });
  }

  private outline(elements: readonly (HTMLElement | undefined)[]): void {
    for (const element of elements) {
      element?.classList.add("fresh");
      setTimeout(() => element?.classList.remove("fresh"), FRESH);
    }
  }

  private run(element: Element, frames: Keyframes, timing: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, timing);
    this.running.add(animation);
    const done = () => this.running.delete(animation);
    animation.finished.then(done, done);
    return animation;
  }
}

/** A box that is somewhere on the page; things that are not drawn have none. */
const visible = (box: DOMRect | undefined): DOMRect | undefined => (box && box.width > 0 ? box : undefined);
const pose = (element: HTMLElement): Pose => ({ box: element.getBoundingClientRect(), turn: turnOf(element), element });
const turnOf = (element: HTMLElement): number => Number.parseFloat(element.style.getPropertyValue("--turn")) || 0;
