import { Badge } from "../../parts/Badge.tsx";
import { Arms } from "../../parts/Crest.tsx";
import { Text } from "../../parts/Text.tsx";
import { Told } from "../../parts/Told.tsx";
import type { Plate } from "../../wire.ts";
import { ClockFace } from "./ClockFace.tsx";
import { Lead } from "./Lead.tsx";
import { pointing } from "../input/pointing.ts";
import { spokenName } from "../board/look.ts";
import { Tip } from "./Tip.tsx";
import { useTouchState } from "./useTouchState.ts";

/** A player: shield, name, one line of facts. Touchable where the player is a target. */
export function PlateView({ plate }: { readonly plate: Plate }) {
  const { board, seen, live, reason } = useTouchState(plate.id);
  const level = board.levels.value[plate.seat];
  const told = plate.badge !== null && plate.note.includes(plate.badge.text);
  const badge = seen.badge ?? (told ? null : plate.badge);
  const classes = ["plate", seen.state, plate.to_move ? "turn" : "", seen.hinted ? "hinted" : "", reason ? "shake" : ""];
  const button = {
    role: "button",
    tabIndex: 0,
    "aria-pressed": seen.state === "refused" ? undefined : seen.state === "chosen",
    "aria-disabled": seen.state === "refused" ? true : undefined,
    onClick: () => board.touch(plate.id),
    ...pointing(board, { thing: plate.id }),
  } as const;
  return (
    <div class="plate-box">
      <div class={classes.join(" ")} data-token={plate.id} {...(live ? button : {})}>
        <Arms seat={plate.seat} charge={board.charges.value[plate.seat]} />
        <div class="who">
          <div class="name">
            <Lead seat={plate.seat} plain={live} />{" "}
            {level ? <span class="level">{level}</span> : null}
          </div>
          <div class="sub">
            {live ? <Text>{plate.note}</Text> : <Told>{plate.note}</Told>}
          </div>
        </div>
        {badge ? <Badge badge={badge} /> : null}
        <span class="off-screen">{spokenName(plate.to_move ? ", to move" : "", seen)}</span>
      </div>
      <ClockFace seat={plate.seat} />
      {reason ? <Tip reason={reason} /> : null}
    </div>
  );
}
