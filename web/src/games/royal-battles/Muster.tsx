import { capital, plain } from "../../parts/words.ts";
import { pointing } from "../../table/input/pointing.ts";
import { spokenName } from "../../table/board/look.ts";
import { Tip } from "../../table/scene/Tip.tsx";
import { useTouchState } from "../../table/scene/useTouchState.ts";
import { ZoneView } from "../../table/scene/ZoneView.tsx";
import type { Token, Zone } from "../../wire.ts";
import { sheetOf } from "./unitFacts.ts";
import { UnitPiece } from "./UnitPiece.tsx";

/** The units there are to choose from, each with its whole sheet. */
export function Muster({ zone }: { readonly zone: Zone }) {
  return (
    <ZoneView zone={zone} class="rb-muster">
      {zone.tokens.map((token) => (
        <Kind key={token.id} token={token} />
      ))}
    </ZoneView>
  );
}

function Kind({ token }: { readonly token: Token }) {
  const { board, names, seen, live, reason } = useTouchState(token.id);
  const [type, accuracy, evasion, weapon, armour, ...advantage] = sheetOf(token).split(", ");
  const [title, ...rest] = advantage.join(", ").split(": ");
  return (
    <div
      class={["rb-kind", seen.state, live ? "live" : ""].join(" ")}
      data-token={token.id}
      role={live ? "button" : "img"}
      tabIndex={live ? 0 : -1}
      aria-label={spokenName(capital(plain(token.name, names)), seen)}
      aria-pressed={live ? seen.state === "chosen" : undefined}
      aria-disabled={seen.state === "refused" ? true : undefined}
      onClick={() => board.touch(token.id)}
      {...pointing(board, { thing: token.id })}
    >
      <UnitPiece token={token} />
      <span class="name">
        {token.face}
        <span>{type}</span>
      </span>
      <span class="stats">
        <span>
          Life <b>{token.points}</b>
        </span>
        <span>{capital(accuracy ?? "")}</span>
        <span>{capital(evasion ?? "")}</span>
        <span>{weapon}</span>
        <span>{armour}</span>
      </span>
      <span class="gift">
        <b>{title}</b> {rest.join(": ")}
      </span>
      {reason ? <Tip reason={reason} /> : null}
    </div>
  );
}
