import { Badge } from "../../../parts/Badge.tsx";
import { Drawing } from "../../../parts/Icon.tsx";
import { capital, plain } from "../../../parts/words.ts";
import { pointing } from "../../../table/input/pointing.ts";
import { spokenName } from "../../../table/board/look.ts";
import { Tip } from "../../../table/scene/Tip.tsx";
import { useTouchState } from "../../../table/scene/useTouchState.ts";
import type { Token } from "../../../wire.ts";
import type { Point } from "./geometry.ts";

const DRAWN: Readonly<Record<string, string>> = { hearts: "suit-h", diamonds: "suit-d", spades: "suit-s", shop: "i-deck" };

interface Props {
  readonly token: Token;
  readonly at: Point;
  /** By how many degrees it leans with the ring. */
  readonly turn: number;
}

/** A space of the ring, lit when the roll reaches it, with what it would bring. `Ring` draws its number beside it. */
export function Space({ token, at, turn }: Props) {
  const { board, names, seen, live, reason } = useTouchState(token.id);
  const classes = ["ra-space", token.face, seen.state, live ? "live" : "", seen.hinted ? "hinted" : "", token.marks.includes("reach") ? "reach" : "", reason ? "shake" : ""];
  return (
    <div
      class={classes.filter(Boolean).join(" ")}
      data-token={token.id}
      style={{ "--x": at.x, "--y": at.y, "--lean": `${turn}deg` }}
      role={live ? "button" : "img"}
      tabIndex={live ? 0 : -1}
      aria-label={spokenName(capital(plain(token.name, names)), seen)}
      aria-disabled={seen.state === "refused" ? true : undefined}
      onClick={() => board.touch(token.id)}
      {...pointing(board, { thing: token.id })}
    >
      <Drawing id={DRAWN[token.face] ?? ""} class="suit" />
      {seen.badge ? <Badge badge={seen.badge} /> : null}
      {reason ? <Tip reason={reason} /> : null}
    </div>
  );
}
