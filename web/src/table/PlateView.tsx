import { useContext } from "preact/hooks";
import { Badge } from "../parts/Badge.tsx";
import { Shield } from "../parts/Icon.tsx";
import { Names, Text } from "../parts/Text.tsx";
import { nameOf, plain } from "../parts/words.ts";
import type { Plate } from "../wire.ts";
import { useBoard } from "./context.ts";
import { pointing } from "./pointing.ts";
import { look, said, touchable } from "./standing.ts";
import { Tip } from "./Tip.tsx";

/** A player: shield, name, one line of facts. Touchable where the player is a target. */
export function PlateView({ plate }: { readonly plate: Plate }) {
  const board = useBoard();
  const names = useContext(Names);
  const seen = look(board, plate.id);
  const live = touchable(board, plate.id);
  const reason = board.reason.value?.at === plate.id ? board.reason.value : null;
  const badge = seen.badge ?? plate.badge;
  const name = nameOf(plate.seat, names);
  const spoken = `${name}, ${plain(plate.note, names)}${plate.to_move ? ", to move" : ""}`;
  const classes = ["plate", seen.standing, plate.to_move ? "turn" : "", seen.hinted ? "hinted" : "", reason ? "shake" : ""];
  const inside = (
    <>
      <Shield seat={plate.seat} />
      <div class="who">
        <div class="name">{name}</div>
        <div class="sub">
          <Text>{plate.note}</Text>
        </div>
      </div>
      {badge ? <Badge badge={badge} /> : null}
      {reason ? <Tip reason={reason} /> : null}
    </>
  );
  if (!live) {
    return (
      <div class={classes.join(" ")} data-token={plate.id} role="group" aria-label={spoken}>
        {inside}
      </div>
    );
  }
  return (
    <div
      class={classes.join(" ")}
      data-token={plate.id}
      role="button"
      tabIndex={0}
      aria-label={said(spoken, seen)}
      aria-pressed={seen.standing === "refused" ? undefined : seen.standing === "chosen"}
      aria-disabled={seen.standing === "refused" ? true : undefined}
      onClick={() => board.touch(plate.id)}
      {...pointing(board, { thing: plate.id })}
    >
      {inside}
    </div>
  );
}
