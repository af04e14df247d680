import { useEffect, useState } from "preact/hooks";
import { errorText } from "../parts/load.ts";
import { fileFaults } from "../requests/files.ts";
import type { FileFault } from "../wire.ts";
import type { Craft } from "./craft.ts";

const STILL = 300; // milliseconds without a change

/** The server's list of faults; null until it answers. */
export function useFaults<D, C>(craft: Craft<D, C>, content: C): readonly FileFault[] | null {
  const [faults, setFaults] = useState<readonly FileFault[] | null>(null);
  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      fileFaults(craft.game, craft.kind, content).then(
        (found) => current && setFaults(found),
        (wrong: unknown) => current && setFaults([{ place: "", reason: errorText(wrong), rule: "", spots: [], found: "" }]),
      );
    }, STILL);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [content]);
  return faults;
}
