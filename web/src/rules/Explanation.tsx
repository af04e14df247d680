import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { termsOf } from "../requests/api.ts";
import { RuleLink } from "../parts/RuleLink.tsx";
import { Text } from "../parts/Text.tsx";
import { capital, gameSlug } from "../parts/words.ts";
import type { TermInfo } from "../wire.ts";
import { TermPicture } from "./TermPicture.tsx";
import "./explanation.css";

const GAP = 8; // from the term, and from the edges of the page
const HOVER = 250; // milliseconds before a term under the pointer is explained, and after the pointer has left
const TEXT = "explained-text";

/** The term that is explained and the element it stands in. A pinned one stays until something else is touched. */
interface Shown {
  readonly term: TermInfo;
  readonly at: HTMLElement;
  readonly pinned: boolean;
}

/** Explains the terms of a page: under the pointer, with the focus on them, or touched. */
export function Explanation({ game }: { readonly game: string }) {
  const shown = useExplained(game);
  return shown.value ? <Box shown={shown.value} game={game} put={shown.put} /> : null;
}

type Put = (next: Shown | null, wait?: number) => void;

function useExplained(game: string): { readonly value: Shown | null; readonly put: Put } {
  const [value, setValue] = useState<Shown | null>(null);
  const timer = useRef(0);
  const put: Put = (next, wait = 0) => {
    clearTimeout(timer.current);
    if (wait === 0) setValue(next);
    else timer.current = window.setTimeout(() => setValue((before) => (before?.pinned ? before : next)), wait);
  };
  useEffect(() => {
    let terms: readonly TermInfo[] = [];
    void termsOf(game).then((found) => (terms = found));
    const found = (event: Event, pinned: boolean): Shown | null => {
      const at = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-term]") : null;
      const term = at && terms.find((one) => one.term === at.dataset["term"]);
      return at && term ? { term, at, pinned } : null;
    };
    const on = (name: string, act: (shown: Shown | null, event: Event) => void, pinned = false) => {
      const listen = (event: Event) => act(found(event, pinned), event);
      document.addEventListener(name, listen, pinned); // a click is seen first: a tip keeps it from the thing below
      return () => document.removeEventListener(name, listen, pinned);
    };
    const mouse = (event: Event) => (event as PointerEvent).pointerType === "mouse";
    const point = (event: Event) => `${(event as PointerEvent).clientX} ${(event as PointerEvent).clientY}`;
    let rests = ""; // where the pointer is; a term that moves under it explains nothing
    const ends = [
      on("pointermove", (_, event) => (rests = point(event))),
      on("pointerover", (shown, event) => shown && mouse(event) && point(event) !== rests && put(shown, HOVER)),
      on("pointerout", (shown, event) => shown && mouse(event) && put(null, HOVER)),
      on("focusin", (shown) => shown?.at.matches(":focus-visible") && put(shown)),
      on("focusout", (shown) => shown && put(null, HOVER)),
      on("click", (shown) => shown && put(shown), true),
    ];
    return () => ends.forEach((end) => end());
  }, [game]);
  return { value, put };
}

/** The box over the page beside the term; nothing moves for it. Enter on the term leads into it, Escape closes it. */
function Box({ shown, game, put }: { readonly shown: Shown; readonly game: string; readonly put: Put }) {
  const { term, at, pinned } = shown;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current!.showPopover();
    place(box.current!, at.getBoundingClientRect());
    at.setAttribute("aria-describedby", TEXT);
    return () => at.removeAttribute("aria-describedby");
  }, [at]);
  useLayoutEffect(() => {
    if (pinned && at.matches(":focus-visible")) box.current!.querySelector("a")!.focus();
  }, [pinned, at]);
  useEffect(() => closing(box.current!, at, () => put(null)), [at]);
  return (
    <div ref={box} class="explanation" popover="manual" role="dialog" data-game={gameSlug(game)} aria-label={capital(term.term)} data-show="term" onPointerEnter={() => put(shown)} onPointerLeave={() => put(null, HOVER)}>
      <b>{capital(term.term)}</b>
      <p id={TEXT}>
        <Text>{term.text}</Text>
      </p>
      <TermPicture key={term.term} game={game} term={term.term} placed={() => box.current && place(box.current, at.getBoundingClientRect())} />
      <RuleLink game={game} rule={term.rule}>
        Rule {term.rule}
      </RuleLink>
    </div>
  );
}

/** Closes the box with Escape, a touch elsewhere, or when the page moves. Returns what ends that. */
function closing(box: HTMLElement, at: HTMLElement, close: () => void): () => void {
  const key = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    event.preventDefault();
    if (box.contains(document.activeElement)) at.focus();
    close();
  };
  const press = (event: Event) => {
    const on = event.target as Node;
    if (!box.contains(on) && !at.contains(on)) close();
  };
  document.addEventListener("keydown", key, true);
  document.addEventListener("pointerdown", press, true);
  document.addEventListener("scroll", close, { capture: true, passive: true });
  const gone = new MutationObserver(() => at.isConnected || close());
  gone.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("keydown", key, true);
    document.removeEventListener("pointerdown", press, true);
    document.removeEventListener("scroll", close, { capture: true });
    gone.disconnect();
  };
}

/** Puts the box above the term, or below it where there is no room, inside the page. */
function place(box: HTMLElement, term: DOMRect): void {
  const { width, height } = box.getBoundingClientRect();
  const above = term.top - height - GAP;
  const left = Math.min(Math.max(term.left + term.width / 2 - width / 2, GAP), innerWidth - width - GAP);
  box.style.left = `${left}px`;
  box.style.top = `${above >= GAP ? above : term.bottom + GAP}px`;
}
