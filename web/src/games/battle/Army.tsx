import { useBoard } from "../../table/context.ts";
import { TokenView } from "../../table/TokenView.tsx";
import { ZoneView } from "../../table/ZoneView.tsx";
import type { Zone } from "../../wire.ts";
import { lineUp, type Group } from "./formation.ts";

interface Props {
  readonly zone: Zone;
  readonly groups: readonly Group[];
  readonly faces: (group: Group) => number;
  readonly class?: string;
  /** In how many lines they stand at most. */
  readonly lines?: number;
}

const FEWEST = 4; // in a line before there is a second one

/** Soldiers in a row; a group stands together under its number. */
export function Army({ zone, groups, faces, class: name = "", lines = 1 }: Props) {
  const board = useBoard();
  const row = lineUp(zone, groups, faces).filter(({ token }) => token.kind !== "place" || board.useful.value.has(token.id));
  const held = board.planner.value?.held.value ?? [];
  const across = Math.max(Math.min(row.length, FEWEST), Math.ceil(row.length / lines));
  return (
    <ZoneView zone={zone} class={`b-army ${name}`}>
      <div class="b-line" style={{ "--across": Math.max(1, across), "--count": row.length }}>
        {[...row]
          .sort((a, b) => zone.tokens.indexOf(a.token) - zone.tokens.indexOf(b.token))
          .map(({ token, order, number, first, close }) => (
            <div
              key={token.id}
              class={`b-soldier ${close ? "close" : ""} ${number > 0 ? "sent" : ""} ${held.includes(token.id) ? "held" : ""} ${order === row.length - 1 ? "last" : ""}`}
              style={{ order, zIndex: order + 1 }}
            >
              <TokenView token={token} />
              {first ? (
                <span class="b-pennant" aria-hidden="true" data-pennant={number}>
                  {number}
                </span>
              ) : null}
            </div>
          ))}
      </div>
      {zone.tokens.length === 0 ? <span class="caption b-none">no soldiers</span> : null}
    </ZoneView>
  );
}
