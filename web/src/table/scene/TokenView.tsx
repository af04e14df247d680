import type { CSSProperties } from "preact";
import { Badge } from "../../parts/Badge.tsx";
import { Face } from "../../parts/Face.tsx";
import { Text } from "../../parts/Text.tsx";
import { capital, plain } from "../../parts/words.ts";
import type { Token } from "../../wire.ts";
import { pointing } from "../input/pointing.ts";
import { spokenName } from "../board/look.ts";
import { Tip } from "./Tip.tsx";
import { useTouchState } from "./useTouchState.ts";
import "../../look/card.css";

interface Props {
  readonly token: Token;
  /** Darker while other things can be touched: cards of the viewer's hand. */
  readonly fades?: boolean;
  readonly style?: CSSProperties;
  readonly turn?: number;
}

/**
 * A card, piece or place on the table: a box for its place, in it a body that turns and can be touched, and texts around it.
 * The element stays the same in every state, so that it keeps the focus.
 */
export function TokenView({ token, fades = false, style, turn = token.tilt }: Props) {
  const { board, names, seen, live, reason } = useTouchState(token.id);
  const dim = token.marks.includes("fallen") || (fades && board.choices.value.length > 0 && !board.useful.value.has(token.id));
  const badge = seen.badge ?? token.badge;
  const states = { live, dim, hinted: seen.hinted, shake: reason !== null };
  const classes = ["card", token.kind, seen.state, ...token.marks.map((mark) => `is-${mark}`)];
  for (const [name, on] of Object.entries(states)) if (on) classes.push(name);
  return (
    <div class={classes.join(" ")} data-at={token.id} style={{ ...style, "--turn": `${turn}deg` }} onClick={() => board.touch(token.id)}>
      <div
        class="body"
        data-token={token.id}
        role={live ? "button" : "img"}
        tabIndex={live ? 0 : -1}
        aria-label={spokenName(capital(plain(token.name, names)), seen)}
        aria-pressed={live && seen.state !== "refused" ? seen.state === "chosen" : undefined}
        aria-disabled={seen.state === "refused" ? true : undefined}
        {...pointing(board, { thing: token.id })}
      >
        {token.under.map((face, index) => (
          <span class="under" style={{ "--nth": index, "--of": token.under.length }}>
            <Face token={{ kind: "card", face, deck: token.deck }} />
          </span>
        ))}
        {token.kind === "place" ? <span class="well" /> : <Face token={token} />}
      </div>
      {token.points === null ? null : <Coin points={token.points} />}
      {badge ? <Badge badge={badge} /> : null}
      {token.note ? (
        <span class="note" aria-hidden="true">
          <Text>{token.note}</Text>
        </span>
      ) : null}
      {reason ? <Tip reason={reason} /> : null}
    </div>
  );
}

/** A card's points, on its corner whichever way it lies. */
export function Coin({ points }: { readonly points: number }) {
  return (
    <span class="corner" aria-hidden="true">
      <span class="pts">{points}</span>
    </span>
  );
}
