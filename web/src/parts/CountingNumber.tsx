import { useEffect, useRef, useState } from "preact/hooks";
import { calm } from "../browser/prefs.ts";

const LONGEST = 300;
const EACH = 40; // milliseconds for one point, while there are few

/** A number that counts to its new value. */
export function CountingNumber({ value }: { readonly value: number }) {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = performance.now();
    const first = from.current;
    const lasting = Math.min(LONGEST, Math.abs(value - first) * EACH);
    let frame = 0;
    const step = (now: number) => {
      const part = calm() || lasting === 0 ? 1 : Math.min(1, (now - start) / lasting);
      from.current = Math.round(first + (value - first) * part);
      setShown(from.current);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    step(start);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return <>{shown}</>;
}
