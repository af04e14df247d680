import { Badge } from "../../../parts/Badge.tsx";
import { capital, plain } from "../../../parts/words.ts";
import { pointing } from "../../../table/input/pointing.ts";
import { spokenName } from "../../../table/board/look.ts";
import { Tip } from "../../../table/scene/Tip.tsx";
import { useTouchState } from "../../../table/scene/useTouchState.ts";
import type { Token } from "../../../wire.ts";
import { Arms } from "./Arms.tsx";

/** A territory as a gilded plaque: its arms, its name, what it is worth in battle. */
export function Plaque({ token, class: name = "" }: { readonly token: Token; readonly class?: string }) {
  const { board, names, seen, live, reason } = useTouchState(token.id);
  const judged = seen.badge && !seen.badge.text.includes("points") ? seen.badge : null; // the plaque already shows the points
  const classes = ["ra-plaque", name, seen.state, live ? "live" : "", seen.hinted ? "hinted" : "", reason ? "shake" : ""];
  return (
    <div
      class={classes.filter(Boolean).join(" ")}
      data-token={token.id}
      role={live ? "button" : "img"}
      tabIndex={live ? 0 : -1}
      aria-label={spokenName(capital(plain(token.name, names)), { ...seen, badge: judged })}
      aria-pressed={live && seen.state !== "refused" ? seen.state === "chosen" : undefined}
      aria-disabled={seen.state === "refused" ? true : undefined}
      onClick={() => board.touch(token.id)}
      {...pointing(board, { thing: token.id })}
    >
      <Arms slug={token.face} />
      <span class="land">{landOf(token)}</span> <span class="num">{token.points}</span>
      {judged ? <Badge badge={judged} /> : null}
      {reason ? <Tip reason={reason} /> : null}
    </div>
  );
}

/** A territory's name is the first thing that its token is called. */
const landOf = (token: Token): string => token.note || (token.name.split(",")[0] ?? "");
