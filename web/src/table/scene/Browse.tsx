import { signal } from "@preact/signals";
import { useContext } from "preact/hooks";
import { Dialog } from "../../parts/Dialog.tsx";
import { Face } from "../../parts/Face.tsx";
import { Names } from "../../parts/Text.tsx";
import { capital, plain } from "../../parts/words.ts";
import type { Zone } from "../../wire.ts";
import { useBoard } from "../board/context.ts";
import { Coin } from "./TokenView.tsx";

/** The id of the pile that is being looked through; empty for none. */
export const browsing = signal("");

/** A pile laid out, top first. */
export function Browse() {
  const board = useBoard();
  const names = useContext(Names);
  const zone = board.shown.value?.scene.zones.find(({ id }) => id === browsing.value);
  if (!zone) return null;
  return (
    <Dialog title={capital(plain(zone.label, names))} close={() => (browsing.value = "")} class="browse">
      <Spread zone={zone} />
    </Dialog>
  );
}

function Spread({ zone }: { readonly zone: Zone }) {
  const names = useContext(Names);
  if (zone.tokens.length === 0) return <p class="muted">Nothing lies here yet.</p>;
  return (
    <ul class="spread">
      {zone.tokens.map((token) => (
        <li key={token.id}>
          <span class="card" role="img" aria-label={capital(plain(token.name, names))}>
            <span class="body">
              {token.under.map((face, index) => (
                <span class="under" style={{ "--nth": index, "--of": token.under.length }}>
                  <Face token={{ kind: "card", face, deck: token.deck }} />
                </span>
              ))}
              <Face token={token} />
            </span>
            {token.points === null ? null : <Coin points={token.points} />}
          </span>
          {token.note ? <span class="caption">{plain(token.note, names)}</span> : null}
        </li>
      ))}
    </ul>
  );
}
