import { useBoard } from "../../../table/board/context.ts";
import { TokenView } from "../../../table/scene/TokenView.tsx";
import { ZoneView } from "../../../table/scene/ZoneView.tsx";
import type { Zone } from "../../../wire.ts";
import { lineUp, type Group } from "./formation.ts";

interface Props {
  readonly zone: Zone;
  readonly groups: readonly Group[];
  readonly faces: (group: Group) => number;
  readonly class?: string;
}

const FEWEST = 3; // side by side where they stand in two lines

/** Soldiers in a row; a group stands together under its number. */
export function Army({ zone, groups, faces, class: name = "" }: Props) {
  const board = useBoard();
  const row = lineUp(zone, groups, faces).filter(({ token }) => token.kind !== "place" || board.useful.value.has(token.id));
  const held = board.planner.value?.held.value ?? [];
  return (
    <ZoneView zone={zone} class={`bt-army ${name}`}>
      <div class="bt-line" style={{ "--one": Math.max(2, row.length), "--two": Math.max(2, Math.min(row.length, FEWEST), Math.ceil(row.length / 2)), "--count": row.length }}>
        {[...row]
          .sort((a, b) => zone.tokens.indexOf(a.token) - zone.tokens.indexOf(b.token))
          .map(({ token, order, number, first, close }) => (
            <div
              key={token.id}
              class={`bt-soldier ${close ? "close" : ""} ${number > 0 ? "sent" : ""} ${held.includes(token.id) ? "held" : ""} ${order === row.length - 1 ? "last" : ""}`}
              style={{ order, "--order": order + 1 }}
            >
              <TokenView token={token} />
              {first ? (
                <span class="bt-pennant" aria-hidden="true" data-pennant={number}>
                  {number}
                </span>
              ) : null}
            </div>
          ))}
      </div>
      {zone.tokens.length === 0 ? <span class="caption bt-none">no soldiers</span> : null}
    </ZoneView>
  );
}
