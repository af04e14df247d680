import type { Step } from "../../../editor/history.ts";
import { Arms } from "../drawings/Arms.tsx";
import type { Draft } from "./draft.ts";

/** The territories of the rulebook with their points, which a board cannot change. */
const LANDS = [
  ["jiggy", "Jiggy Jungle", 13],
  ["dragon", "Dragon Dominion", 13],
  ["vapor", "Vapor Vale", 13],
  ["flare", "Flare Lands", 13],
  ["lucio", "Lucio Land", 15],
  ["snore", "Snore Summit", 15],
  ["bulben", "Bulben Crest", 15],
  ["teal", "Teal Shore", 15],
  ["venom", "Venom Valley", 15],
  ["pika", "Pika Hills", 15],
  ["char", "Char Forest", 18],
  ["mewtopia", "Mewtopia", 20],
] as const;

interface Props {
  readonly draft: Draft;
  readonly change: (draft: Draft, step?: Step) => void;
}

/** The territories by name; an empty field keeps the rulebook's name. */
export function Territories({ draft, change }: Props) {
  const rename = (slug: string, name: string) => {
    const { [slug]: _, ...others } = draft.territories;
    change({ ...draft, territories: name ? { ...others, [slug]: name } : others }, slug);
  };
  return (
    <details class="panel part ed-names ed-lands">
      <summary>Territories</summary>
      <p class="tiny muted">Names are yours to change. Points are the rulebook's on every board.</p>
      {LANDS.map(([slug, name, points]) => (
        <label class="field" key={slug}>
          <span>
            <Arms slug={slug} />
            {points} points
          </span>
          <input type="text" maxLength={30} placeholder={name} aria-label={`Name of ${name}, ${points} points`} value={draft.territories[slug] ?? ""} onInput={(event) => rename(slug, event.currentTarget.value)} />
        </label>
      ))}
    </details>
  );
}
