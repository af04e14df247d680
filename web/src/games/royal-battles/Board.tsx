import { Badge } from "../../parts/Badge.tsx";
import { useBoard } from "../../table/board/context.ts";
import { TokenView } from "../../table/scene/TokenView.tsx";
import { ZoneView } from "../../table/scene/ZoneView.tsx";
import type { Badge as BadgeData, Scene, Token, Zone } from "../../wire.ts";
import { Life } from "./units/Life.tsx";
import { lifeOf } from "./units/unitFacts.ts";
import { UnitPiece } from "./units/UnitPiece.tsx";
import { Shot } from "./Shot.tsx";

interface Props {
  readonly scene: Scene;
  readonly zone: Zone;
}

/** The squares with the cards that pave them, and the units that stand there. Seen from the viewer's side. */
export function Board({ scene, zone }: Props) {
  const board = useBoard();
  const acting = scene.phase === "Action";
  const units = scene.zones.filter((one) => one.id.startsWith("army")).flatMap((one) => one.tokens);
  const at = new Map(units.filter((unit) => unit.place !== null).map((unit) => [unit.place!, unit]));
  const rows = zone.tokens.length / zone.columns;
  const files = zone.tokens.slice(0, zone.columns).map(({ note }) => note.charAt(0));
  const ranks = zone.tokens.filter((_, index) => index % zone.columns === 0).map(({ note }) => note.charAt(1));
  const meant = acting ? board.highlighted.value : undefined;
  const mover = zone.tokens.findIndex((token) => token.marks.includes("mover"));
  const target = zone.tokens.findIndex((token) => token.id === meant?.touch[0]);
  const downwards = Math.floor(mover / zone.columns) < Math.floor(target / zone.columns);
  return (
    <ZoneView zone={zone} class={`rb-board rows-${rows} ${acting ? "acting" : ""} ${downwards ? "downwards" : ""}`}>
      {zone.tokens.map((token) => (
        <Cell key={token.place} token={token} unit={at.get(token.place ?? -1)} scene={scene} verdict={meant?.touch[0] === token.id ? meant.badge : null} />
      ))}
      <Shot from={zone.tokens[mover]?.id} to={meant?.touch[0]} />
      <div class="rb-files" aria-hidden="true">
        {files.map((file) => (
          <span key={file}>{file}</span>
        ))}
      </div>
      <div class="rb-ranks" aria-hidden="true">
        {ranks.map((rank) => (
          <span key={rank}>{rank}</span>
        ))}
      </div>
    </ZoneView>
  );
}

interface CellProps {
  readonly token: Token;
  readonly unit: Token | undefined;
  readonly scene: Scene;
  /** What the action that is meant would do here. */
  readonly verdict: BadgeData | null;
}

/** A square with its card. A unit stands in the card's lower corner, so that the rank can be read. */
function Cell({ token, unit, scene, verdict }: CellProps) {
  const life = unit ? lifeOf(scene, unit) : undefined;
  return (
    <div class={`rb-cell ${token.marks.includes("key") ? "key" : ""} ${verdict ? `meant ${verdict.kind}` : ""}`}>
      <TokenView token={token} />
      {unit ? (
        <div class="card rb-unit" data-at={unit.id}>
          <div class="body">
            <UnitPiece token={unit} />
            {life ? <Life left={life.value} of={life.of ?? life.value} /> : null}
          </div>
        </div>
      ) : null}
      {verdict ? <Badge badge={verdict} /> : null}
    </div>
  );
}
