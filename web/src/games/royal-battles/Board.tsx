import { useBoard } from "../../table/board/context.ts";
import { TokenView } from "../../table/scene/TokenView.tsx";
import { ZoneView } from "../../table/scene/ZoneView.tsx";
import type { Scene, Token, Zone } from "../../wire.ts";
import { Life } from "./units/Life.tsx";
import { lifeOf } from "./units/unitFacts.ts";
import { UnitPiece } from "./units/UnitPiece.tsx";
import { Shot } from "./Shot.tsx";

interface Props {
  readonly scene: Scene;
  readonly zone: Zone;
  readonly me: number;
}

/** The squares with the cards that pave them, and the units that stand there. Seen from the viewer's side. */
export function Board({ scene, zone, me }: Props) {
  const board = useBoard();
  const units = scene.zones.filter((one) => one.id.startsWith("army")).flatMap((one) => one.tokens);
  const at = new Map(units.filter((unit) => unit.place !== null).map((unit) => [unit.place!, unit]));
  const rows = zone.tokens.length / zone.columns;
  const files = Array.from({ length: zone.columns }, (_, index) => String.fromCharCode(97 + (me ? zone.columns - 1 - index : index)));
  const ranks = Array.from({ length: rows }, (_, index) => (me ? index + 1 : rows - index));
  const aimed = board.highlighted.value?.touch[0];
  return (
    <ZoneView zone={zone} class="rb-board">
      {zone.tokens.map((token) => (
        <Cell key={token.place} token={token} unit={at.get(token.place ?? -1)} scene={scene} />
      ))}
      <Shot cells={zone.tokens} columns={zone.columns} aimed={aimed} />
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

function Cell({ token, unit, scene }: { readonly token: Token; readonly unit: Token | undefined; readonly scene: Scene }) {
  const life = unit ? lifeOf(scene, unit) : undefined;
  return (
    <div class={`rb-cell ${token.marks.includes("key") ? "key" : ""} ${unit ? "held" : ""}`}>
      <TokenView token={token} />
      {unit ? (
        <div class="card rb-unit" data-at={unit.id}>
          <div class="body">
            <UnitPiece token={unit} />
            {life ? <Life left={life.value} of={life.of ?? life.value} /> : null}
          </div>
        </div>
      ) : null}
      {token.marks.includes("key") ? (
        <span class="rb-key" aria-hidden="true">
          Key
        </span>
      ) : null}
    </div>
  );
}
