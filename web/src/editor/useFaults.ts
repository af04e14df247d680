import { useEffect, useState } from "preact/hooks";
import { errorText } from "../parts/load.ts";
import { mapFaults } from "../requests/api.ts";
import type { Craft } from "./craft.ts";

const STILL = 300; // milliseconds without a change

/** The server's list of faults; null until it answers. */
export function useFaults<D, C>(craft: Craft<D, C>, content: C): readonly string[] | null {
  const [faults, setFaults] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      (craft.faultsOf?.(content) ?? mapFaults(craft.game, content)).then(
        (found) => current && setFaults(found),
        (wrong: unknown) => current && setFaults([errorText(wrong)]),
      );
    }, STILL);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [content]);
  return faults;
}
