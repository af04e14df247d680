import { useEffect, useRef, useState } from "preact/hooks";
import { rulesOf } from "../requests/api.ts";
import { Failure } from "../parts/Failure.tsx";
import { Icon } from "../parts/Icon.tsx";
import { useLoaded } from "../parts/load.ts";
import { Explanation } from "./Explanation.tsx";
import { RulesText } from "./RulesText.tsx";
import "./explanation.css";

/** Explanations of terms, and the rules in a panel beside the table: links to rules open there. */
export function RulesBeside({ game }: { readonly game: string }) {
  const [rule, setRule] = useState<string | null>(null);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>("a[data-rule]") : null;
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
      setRule(link.dataset["rule"]!);
    };
    document.addEventListener("click", follow, true);
    return () => document.removeEventListener("click", follow, true);
  }, []);
  return (
    <>
      {rule === null ? null : <RulesPanel game={game} rule={rule} close={() => setRule(null)} />}
      <Explanation game={game} />
    </>
  );
}

function RulesPanel({ game, rule, close }: { readonly game: string; readonly rule: string; readonly close: () => void }) {
  const [loaded, again] = useLoaded(() => rulesOf(game), [game]);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    title.current!.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const keys = (event: KeyboardEvent) => {
    event.stopPropagation(); // keys of the table do nothing here
    if (event.key === "Escape") close();
  };
  return (
    <aside class="rules-panel" data-show="rules" aria-label="Rules" onKeyDown={keys}>
      <header>
        <h2 tabIndex={-1} ref={title}>
          Rules
        </h2>
        <a class="btn quiet" href={`/rules/${game}`} target="_blank">
          Open as a page
        </a>
        <button class="iconbtn" type="button" aria-label="Close the rules" onClick={close}>
          <Icon name="x" />
        </button>
      </header>
      <div class="scrolled" tabIndex={0} role="region" aria-label="Text of the rules">
        {loaded.state === "failed" ? <Failure text={loaded.why} again={again} /> : null}
        {loaded.state === "ready" ? <RulesText rules={loaded.value} at={rule} /> : null}
      </div>
    </aside>
  );
}
