import { useSignal, type Signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";

/** What is drawn over the table, measured again when table or prompt change their size and when motion has ended. */
export function useDrawn<T>(layer: RefObject<Element | null>, measure: (table: HTMLElement) => T, empty: T): Signal<T> {
  const drawn = useSignal(empty);
  const draw = () => {
    const table = layer.current?.closest<HTMLElement>(".table");
    const found = table ? measure(table) : empty;
    if (JSON.stringify(found) !== JSON.stringify(drawn.peek())) drawn.value = found;
  };
  useLayoutEffect(draw);
  useEffect(() => {
    const table = layer.current?.closest<HTMLElement>(".table");
    if (!table) return;
    let here = true;
    const observer = new ResizeObserver(draw);
    for (const part of [table, table.querySelector(".board"), table.querySelector(".prompt")]) if (part) observer.observe(part);
    const ends = table.getAnimations({ subtree: true }).map((animation) => animation.finished);
    void Promise.allSettled(ends).then(() => here && draw());
    return () => {
      here = false;
      observer.disconnect();
    };
  });
  return drawn;
}
