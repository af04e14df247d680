import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

/** The width of an element in pixels, as it changes, and the ref that the element needs; 0 before it is drawn. */
export function useWidth(): readonly [number, (element: HTMLElement | null) => void] {
  const width = useSignal(0);
  const observer = useRef<ResizeObserver | null>(null);
  const watch = useRef((element: HTMLElement | null) => {
    observer.current?.disconnect();
    if (!element) return;
    width.value = element.clientWidth;
    observer.current = new ResizeObserver(() => (width.value = element.clientWidth));
    observer.current.observe(element);
  });
  useEffect(() => () => observer.current?.disconnect(), []);
  return [width.value, watch.current];
}
