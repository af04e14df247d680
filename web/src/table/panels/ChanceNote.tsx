import { Icon } from "../../parts/Icon.tsx";
import type { ChanceInfo, TableInfo } from "../../wire.ts";

interface Props {
  readonly table: TableInfo;
  readonly chance: ChanceInfo;
}

/** In a table's menu: the server's commitment, in a plain sentence. */
export function ChanceNote({ table, chance }: Props) {
  const given = chance.shares.filter((share) => share.by === "player" && share.part).length;
  return (
    <section class="chance-note" aria-label="Fair chance">
      <Icon name="shield" />
      <div>
        <p>
          <b>Every card and die can be checked.</b> {table.over ? "The server has opened its secret." : `The server fixed a secret before the first card. This is its seal. ${parts(chance, given)}`}
        </p>
        <code>{chance.commitment}</code>
        {table.over ? (
          <a class="btn quiet" href={`/check/${table.id}`}>
            Check the cards
          </a>
        ) : null}
      </div>
    </section>
  );
}

function parts({ stage, shares }: ChanceInfo, given: number): string {
  if (stage !== "sealed") return "The players’ browsers add their parts now.";
  if (given === 0) return "No player’s browser has added a part.";
  const players = shares.filter((share) => share.by === "player").length;
  return given === players ? "Every player’s browser has added a part." : `${given} of ${players} players’ browsers have added a part.`;
}
