import type { CharacterInfo } from "../wire.ts";
import { Drawing, Icon } from "./Icon.tsx";

const LEVELS = 4;

/** A character's crest: a shield with a drawing on it. */
export function Crest({ of }: { readonly of: Pick<CharacterInfo, "tincture" | "charge"> }) {
  return (
    <span class="crest-of" aria-hidden="true">
      <Drawing id={`shield-${of.tincture}`} />
      <Icon name={of.charge} />
    </span>
  );
}

/** A level as filled shields, of four. The level's name stands beside it. */
export function Strength({ of }: { readonly of: number }) {
  return (
    <span class="strength" aria-hidden="true">
      {Array.from({ length: LEVELS }, (_, at) => (
        <i key={at} class={at < of ? "on" : ""} />
      ))}
    </span>
  );
}
