import { useContext } from "preact/hooks";
import { Face } from "../parts/Face.tsx";
import { Names } from "../parts/Text.tsx";
import { capital, plain } from "../parts/words.ts";
import type { Zone } from "../wire.ts";
import { browsing } from "./Browse.tsx";
import { useBoard } from "./context.ts";
import { TokenView } from "./TokenView.tsx";
import { touchable } from "./standing.ts";

const DEPTH = 3;

/** A pile: its top and its count. One that may be looked through opens when it is touched, unless its top is part of a move. */
export function PileView({ zone }: { readonly zone: Zone }) {
  const board = useBoard();
  const names = useContext(Names);
  const label = capital(plain(zone.label, names));
  const top = zone.tokens[0];
  const hidden = top === undefined || top.kind === "back";
  if (top && touchable(board, top.id)) {
    return (
      <section class="zone pile" data-zone={zone.id} aria-label={label}>
        <TokenView token={top} />
        <Count value={zone.count} />
      </section>
    );
  }
  const sheets = Math.min(DEPTH, Math.max(0, zone.count - 1));
  const drawn = (
    <>
      {zone.count === 0 ? <span class="well" /> : null}
      {hidden ? Array.from({ length: sheets }, (_, depth) => <Sheet depth={sheets - depth} deck={top?.deck ?? "a"} />) : null}
      {zone.count > 0 ? (
        <span class="card top" data-at={top?.id}>
          <span class="body">
            <Face token={top ?? { kind: "back", face: "", deck: "a" }} />
          </span>
        </span>
      ) : null}
    </>
  );
  return (
    <section class="zone pile" data-zone={zone.id} aria-label={label}>
      {hidden ? (
        <div class="stack" role="img" aria-label={label}>
          {drawn}
        </div>
      ) : (
        <button class="stack" type="button" aria-label={`${label}. Look through it`} aria-haspopup="dialog" onClick={() => (browsing.value = zone.id)}>
          {drawn}
        </button>
      )}
      <Count value={zone.count} />
    </section>
  );
}

function Sheet({ depth, deck }: { readonly depth: number; readonly deck: "a" | "b" }) {
  return (
    <span class="sheet" style={{ "--depth": depth }}>
      <Face token={{ kind: "back", face: "", deck }} />
    </span>
  );
}

function Count({ value }: { readonly value: number }) {
  return value > 0 ? (
    <span class="n" aria-hidden="true">
      {value}
    </span>
  ) : null;
}
