import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { Text } from "./Text.tsx";
import type { Splitter } from "./terms.ts";

/** The game whose terms are marked in the texts below. */
export interface Glossary {
  readonly game: string;
  readonly split: Splitter;
}

export const GlossaryContext = createContext<Glossary | null>(null);

/** Terms already marked in this paragraph; null where every one is marked. */
export const Marked = createContext<Set<string> | null>(null);

/** A text of a scene whose terms can be touched (`rules/Explanation.tsx`). Not for texts of buttons: those press the button. */
export function Told({ children }: { readonly children: string }) {
  const glossary = useContext(GlossaryContext);
  const marked = useContext(Marked);
  if (!glossary) return <Text>{children}</Text>;
  return (
    <>
      {glossary.split(children).map(({ text, term, after = "" }) => {
        if (!term || marked?.has(term.term)) return <Text>{text + after}</Text>;
        marked?.add(term.term);
        return (
          <span class="held">
            <button class="term" type="button" data-term={term.term} data-show="term">
              {text}
            </button>
            {after}
          </span>
        );
      })}
    </>
  );
}
