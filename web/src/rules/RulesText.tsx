import { useEffect, useMemo } from "preact/hooks";
import { GlossaryContext } from "../parts/Told.tsx";
import { useGlossary } from "../parts/useGlossary.ts";
import { gameSlug } from "../parts/words.ts";
import type { RulesInfo } from "../wire.ts";
import { parse } from "./blocks.ts";
import { Examples, Markdown } from "./Markdown.tsx";
import "./rules.css";

interface Props {
  readonly rules: RulesInfo;
  /** The paragraph to show first, like "3.3"; empty for the top. */
  readonly at: string;
}

/** The rules of a game with their pictures. */
export function RulesText({ rules, at }: Props) {
  const blocks = useMemo(() => parse(rules.text), [rules]);
  useEffect(() => {
    document.getElementById(at)?.scrollIntoView();
  }, [rules, at]);
  return (
    <article class="panel sheet-of-rules" data-game={gameSlug(rules.game)}>
      <Examples.Provider value={rules}>
        <GlossaryContext.Provider value={useGlossary(rules.game)}>
          <Markdown blocks={blocks} />
        </GlossaryContext.Provider>
      </Examples.Provider>
    </article>
  );
}
