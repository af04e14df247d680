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
  /** True where they are shown without being asked for. */
  readonly open: boolean;
}

/** The territories: names that a board may change, and points that it may not. An empty field keeps the rulebook's name. */
export function Territories({ draft, change, open }: Props) {
  const rename = (slug: string, name: string) => {
    const { [slug]: _, ...others } = draft.territories;
    change({ ...draft, territories: name ? { ...others, [slug]: name } : others }, slug);
  };
  return (
    <details class="panel part ed-names ed-lands" open={open}>
      <summary>Territories</summary>
      <p class="tiny muted">Rename them as you like. A board changes the ring and names only: the points, 180 in all, are part of the rules and the same on every board.</p>
      <ul>
        {LANDS.map(([slug, name, points]) => (
          <li key={slug}>
            <Arms slug={slug} />
            <input type="text" maxLength={30} placeholder={name} aria-label={`Name of ${name}, ${points} points`} value={draft.territories[slug] ?? ""} onInput={(event) => rename(slug, event.currentTarget.value)} />
            <span class="num" aria-hidden="true">
              {points}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
