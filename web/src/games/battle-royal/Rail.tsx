import { useSignal } from "@preact/signals";
import { Icon } from "../../parts/Icon.tsx";
import { capital, counted } from "../../parts/words.ts";
import { useBoard } from "../../table/board/context.ts";
import { zoneOf } from "../../table/board/zones.ts";
import { pointing } from "../../table/input/pointing.ts";
import { MoveList } from "../../table/moves/MoveList.tsx";
import type { LayoutProps } from "../../table/scene/layout.ts";
import type { Token } from "../../wire.ts";
import { Changed } from "./Changed.tsx";
import { Legend } from "./sides/Legend.tsx";

/** What has changed, the moves, and under them in one line what cannot be done now; in a drawer also the legend. */
export function Rail({ scene, me: _ }: LayoutProps) {
  const [prices, pawns] = [zoneOf(scene, "prices"), zoneOf(scene, "pawns")];
  return (
    <>
      <Changed scene={scene} />
      <MoveList scene={scene} />
      {prices?.note ? <Folded title={prices.note} tokens={prices.tokens.filter((token) => token.marks.includes("dear"))} /> : null}
      {pawns?.note ? <Folded title={pawns.note} tokens={pawns.tokens.filter((token) => token.marks.includes("stays"))} /> : null}
      <Legend scene={scene} thin={false} />
    </>
  );
}

/** A line that unfolds into the squares it is about. Touching one of them says why. */
function Folded({ title, tokens }: { readonly title: string; readonly tokens: readonly Token[] }) {
  const board = useBoard();
  const open = useSignal(false);
  return (
    <section class="panel br-folded" aria-label={title}>
      <button class="option off" type="button" aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
        <Icon name="lock" />
        <span>{title}</span>
        <Icon name="chev" />
      </button>
      {open.value ? (
        <ul>
          {tokens.map((token) => (
            <li key={token.id}>
              <button class="option" type="button" onClick={() => board.refuse(board.refusals.value.get(token.like))} {...pointing(board, { thing: token.like })}>
                <span>{capital(token.name.split(": ")[0]!)}</span>
                <span class="out">{token.face === "price" ? counted(token.points ?? 0, "point") : ""}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
