import type { CharacterInfo } from "../wire.ts";
import { Drawing, Icon, Shield, useTincture } from "./Icon.tsx";

const LEVELS = 4;

interface Props {
  readonly of: Pick<CharacterInfo, "tincture" | "charge">;
  readonly class?: string;
}

/** A character's crest: a shield with a drawing on it. */
export function Crest({ of, class: name = "" }: Props) {
  return (
    <span class={`crest-of ${name}`} aria-hidden="true">
      <Drawing id={`shield-${of.tincture}`} />
      <Icon name={of.charge} />
    </span>
  );
}

/** A seat's shield; where a character sits, with what its crest bears. */
export function Arms({ seat, charge = "", class: name = "shield" }: { readonly seat: number; readonly charge?: string | undefined; readonly class?: string }) {
  const tincture = useTincture(seat);
  return charge ? <Crest of={{ tincture, charge }} class={name} /> : <Shield seat={seat} class={name} />;
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
