import { useContext } from "preact/hooks";
import { Face } from "../../parts/Face.tsx";
import { Names } from "../../parts/Text.tsx";
import { capital, plain } from "../../parts/words.ts";
import type { Token, Zone } from "../../wire.ts";
import { browsing } from "./Browse.tsx";
import { useBoard } from "../board/context.ts";
import { TokenView } from "./TokenView.tsx";
import { touchable } from "../board/look.ts";
import { usePileTop } from "./usePileTop.ts";

const DEPTH = 3;
const BACK = { kind: "back", face: "", deck: "a" } as const;

/** A pile: its top card and its count. Touching an open pile shows its cards, unless one is part of a move. */
export function PileView({ zone }: { readonly zone: Zone }) {
  const board = useBoard();
  const names = useContext(Names);
  const { top, below } = usePileTop(zone);
  const label = capital(plain(zone.label, names));
  const move = zone.tokens.find((token) => touchable(board, token.id));
  const hidden = top === undefined || top.kind === "back";
  return (
    <section class="zone pile" data-zone={zone.id} aria-label={label}>
      {move ? (
        <TokenView token={move} />
      ) : hidden ? (
        <div class="stack" role="img" aria-label={label}>
          {zone.count === 0 ? <span class="well" /> : <Backs count={zone.count} top={top} />}
        </div>
      ) : (
        <button class="stack" type="button" aria-label={`${label}. Look through it`} aria-haspopup="dialog" onClick={() => (browsing.value = zone.id)}>
          <span class="well" />
          {below ? <Lying token={below} /> : null}
          <Lying token={top} at={top.id} key={top.id} />
        </button>
      )}
      {zone.count > 0 ? (
        <span class="n" aria-hidden="true">
          {zone.count}
        </span>
      ) : null}
    </section>
  );
}

function Lying({ token, at }: { readonly token: Pick<Token, "kind" | "face" | "deck">; readonly at?: string | undefined }) {
  return (
    <span class="card" data-at={at}>
      <span class="body">
        <Face token={token} />
      </span>
    </span>
  );
}

/** A few card backs, so that a pile looks thick. */
function Backs({ count, top }: { readonly count: number; readonly top: Token | undefined }) {
  const sheets = Math.min(DEPTH, count - 1);
  return (
    <>
      {Array.from({ length: sheets }, (_, index) => (
        <span class="sheet" key={index} style={{ "--depth": sheets - index }}>
          <Face token={{ ...BACK, deck: top?.deck ?? "a" }} />
        </span>
      ))}
      <Lying token={top ?? BACK} at={top?.id} />
    </>
  );
}
