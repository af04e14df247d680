import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import { GlossaryContext } from "./Told.tsx";

interface Props {
  readonly game: string;
  /** The number of the rule; empty for the beginning. */
  readonly rule: string;
  readonly class?: string;
  readonly label?: string;
  readonly children: ComponentChildren;
}

/** A link to a rule. Beside a table it opens there (`rules/RulesPanel.tsx`). */
export function RuleLink({ game, rule, class: name, label, children }: Props) {
  return (
    <a class={name} href={`/rules/${game}${rule ? `#${rule}` : ""}`} target="_blank" data-rule={rule} data-show="rule" aria-label={label} onClick={(event) => event.stopPropagation()}>
      {children}
    </a>
  );
}

/** The rule that a refusal rests on, as a link: "Rule 3.3". */
export function RuleOf({ rule }: { readonly rule: string }) {
  const game = useContext(GlossaryContext)?.game;
  if (!rule || !game || !/^\d/.test(rule)) return <>{rule}</>;
  return (
    <RuleLink game={game} rule={rule}>
      Rule {rule}
    </RuleLink>
  );
}
