import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

const AHEAD = "600px"; // pictures are drawn before they are scrolled to

/** True once the box is near the visible part of the page, or the page is printed. */
export function useNear(box: { readonly current: HTMLElement | null }): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const come = () => setNear(true);
    const observer = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && come(), { rootMargin: AHEAD });
    observer.observe(box.current!);
    addEventListener("beforeprint", come);
    return () => {
      observer.disconnect();
      removeEventListener("beforeprint", come);
    };
  }, []);
  return near;
}

/** Draws what is inside once it is near the visible part of the page. */
export function WhenNear({ children }: { readonly children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box);
  return <div ref={box}>{near ? children : null}</div>;
}
