import { useEffect, useState } from "preact/hooks";
import { termsOf } from "../requests/api.ts";
import type { Glossary } from "./Told.tsx";
import { splitter } from "./terms.ts";

/** The glossary of a game; null until it has arrived. A text without it is only not explained. */
export function useGlossary(game: string): Glossary | null {
  const [found, setFound] = useState<Glossary | null>(null);
  useEffect(() => {
    let current = true;
    if (game) {
      termsOf(game).then(
        (terms) => current && setFound({ game, split: splitter(terms) }),
        () => undefined,
      );
    }
    return () => {
      current = false;
    };
  }, [game]);
  return found;
}
