import { useState } from "preact/hooks";
import { HomeLink } from "../parts/HomeLink.tsx";
import { Icon } from "../parts/Icon.tsx";
import { RuleLink } from "../parts/RuleLink.tsx";
import { Text } from "../parts/Text.tsx";
import { counted } from "../parts/words.ts";
import { SoundButton } from "./sound/SoundButton.tsx";
import { lazy } from "../parts/lazy.tsx";
import type { ComponentChildren } from "preact";
import type { Fact, Scene } from "../wire.ts";

const Settings = lazy(async () => (await import("../settings/Settings.tsx")).Settings);

interface Props {
  readonly title: string;
  readonly scene: Scene;
  /** Controls of this table inside the settings dialog; they may close it. */
  readonly settings?: ((close: () => void) => ComponentChildren) | null;
  readonly children?: ComponentChildren;
}

/** The bar above a table: which game, how far it has come, rules and settings. */
export function TableBar({ title, scene, settings, children }: Props) {
  const [open, setOpen] = useState(false);
  const facts = scene.prompt.mode === "over" ? atEnd(scene.facts) : scene.facts;
  return (
    <header class="bar">
      <HomeLink />
      <span class="sep" />
      <h1 class="game">{title}</h1>
      <div class="facts">
        {facts.map((fact) => (
          <span class={`fact ${fact.on ? "on" : ""}`} key={fact.text}>
            <span>
              <Text>{fact.text}</Text>
            </span>
          </span>
        ))}
      </div>
      <span class="brief">
        {brief(facts).map((fact) => (
          <span class={`fact ${fact.on ? "on" : ""}`} key={fact.text}>
            <Text>{fact.text}</Text>
          </span>
        ))}
      </span>
      <span class="spacer" />
      {children}
      <RuleLink class="iconbtn wide-only" game={scene.game} rule="" label={`Rules of ${title}`}>
        <Icon name="book" />
      </RuleLink>
      <SoundButton />
      <button class="iconbtn" type="button" aria-label="Menu" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="menu" />
      </button>
      {open ? (
        <Settings close={() => setOpen(false)} game={scene.game}>
          {settings?.(() => setOpen(false))}
        </Settings>
      ) : null}
    </header>
  );
}

const OVER: Fact = { text: "over", on: true };
const LENGTH = /^(turn|round) (\d+)( of \d+)?$/;

/** The facts once the game is over: that it is, how long it was, and what else stays true. */
const atEnd = (facts: readonly Fact[]): readonly Fact[] => {
  const played = facts.flatMap(({ text }): Fact[] => {
    const length = LENGTH.exec(text);
    return length ? [{ text: counted(Number(length[2]), length[1]!), on: false }] : [];
  });
  return [OVER, ...played, ...facts.filter((fact) => !fact.on && !LENGTH.test(fact.text))];
};

/** The facts for a narrow bar: a highlighted one if there is one, else phase and turn. What does not fit is left out. */
function brief(facts: readonly Fact[]): readonly Fact[] {
  const called = facts.find((fact) => fact.on && fact !== OVER);
  return called ? [called] : facts.slice(0, 2);
}
