import { useContext } from "preact/hooks";
import { Face } from "../../../parts/Face.tsx";
import { Icon } from "../../../parts/Icon.tsx";
import { Names } from "../../../parts/Text.tsx";
import { capital, plain } from "../../../parts/words.ts";
import type { Token } from "../../../wire.ts";

interface Props {
  readonly token: Token;
  readonly cut: boolean;
  /** Null where the card cannot be cut, or no longer put back. */
  readonly toggle: ((token: Token) => void) | null;
}

/** A card of the pool: in the deck, or pressed and to be cut. */
export function BuildingCard({ token, cut, toggle }: Props) {
  const names = useContext(Names);
  const name = capital(plain(token.name, names));
  return (
    <div class={`card b-card ${cut ? "cut" : ""} ${toggle ? "live" : ""}`} data-at={token.id} onClick={toggle ? () => toggle(token) : undefined}>
      <div class="body" data-token={token.id} role={toggle ? "button" : "img"} tabIndex={toggle ? 0 : -1} aria-label={toggle ? `Cut the ${plain(token.name, names)}` : name} aria-pressed={toggle ? cut : undefined}>
        <Face token={token} />
      </div>
      {cut ? (
        <span class="b-cut" aria-hidden="true">
          <Icon name="x" />
        </span>
      ) : null}
    </div>
  );
}
