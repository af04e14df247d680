import { ZoneView } from "../../../table/scene/ZoneView.tsx";
import type { Scene, Token, Zone } from "../../../wire.ts";
import { Home } from "./Home.tsx";
import { Piece } from "./Piece.tsx";
import { ACROSS, RADIUS, arc, isNumbered, pointAt, wayOf, widthOf } from "./geometry.ts";
import { Space } from "./Space.tsx";
import { zoneOf } from "../../../table/board/zones.ts";

const INSIDE = RADIUS - 29;
const HOME = 168;
const APART = 15; // between pieces of one space

interface Props {
  readonly scene: Scene;
  readonly zone: Zone;
  readonly me: number;
}

/** The ring of spaces with its gates, who stands where, and the home circle in the middle. */
export function Ring({ scene, zone, me }: Props) {
  const spaces = zone.tokens.length;
  const pieces = zoneOf(scene, "pieces")?.tokens ?? [];
  const half = ACROSS / 2;
  return (
    <div class="ra-ring">
      <div class="ra-round" style={{ "--stone": widthOf(spaces) }}>
        <svg class="ra-gold" viewBox={`${-half} ${-half} ${ACROSS} ${ACROSS}`} aria-hidden="true" focusable="false">
          <circle class="band" r={RADIUS} />
          <circle class="edge" r={RADIUS + 29} />
          <circle class="edge" r={INSIDE} />
          <circle class="home" r={HOME} />
          {zone.tokens.filter(isGate).map((gate) => (
            <Gate key={gate.id} space={gate.place ?? 0} spaces={spaces} />
          ))}
          <Ways scene={scene} pieces={pieces} spaces={spaces} me={me} />
        </svg>
        <Home scene={scene} pieces={pieces.filter((piece) => piece.place === null)} />
        <ZoneView zone={zone} class="ra-spaces">
          {zone.tokens.map((space) => (
            <Space key={space.id} token={space} at={pointAt(space.place ?? 0, spaces)} turn={((space.place ?? 0) / spaces) * 360} />
          ))}
        </ZoneView>
        {zone.tokens.filter((space) => isReached(space) || isNumbered(space.place ?? 0, spaces)).map((space) => (
          <Nth key={space.id} space={space} spaces={spaces} />
        ))}
        {pieces.map((piece) => (piece.place === null ? null : <Piece key={piece.id} token={piece} at={placed(piece, pieces, spaces)} />))}
      </div>
    </div>
  );
}

const isGate = (space: Token): boolean => space.marks.includes("gate");

const isReached = (space: Token): boolean => space.marks.includes("reach");

/** The number of a space, outside the ring. Screen readers hear it in the name of the space. */
function Nth({ space, spaces }: { readonly space: Token; readonly spaces: number }) {
  const { x, y } = pointAt(space.place ?? 0, spaces, RADIUS + 41);
  return (
    <span class={`ra-nth ${isReached(space) ? "reach" : ""}`} aria-hidden="true" style={{ "--x": x, "--y": y }}>
      {space.place}
    </span>
  );
}

function Gate({ space, spaces }: { readonly space: number; readonly spaces: number }) {
  const [inner, outer] = [pointAt(space, spaces, HOME), pointAt(space, spaces, INSIDE)];
  return <path class="gate" d={`M${inner.x} ${inner.y}L${outer.x} ${outer.y}`} />;
}

/** Pieces on one space stand beside each other. */
function placed(piece: Token, pieces: readonly Token[], spaces: number) {
  const here = pieces.filter((other) => other.place === piece.place);
  const off = (here.indexOf(piece) - (here.length - 1) / 2) * APART;
  const { x, y } = pointAt(piece.place ?? 0, spaces);
  return { x: x + off, y };
}

/** Arrows from the viewer's piece to the spaces that the roll reaches; none from home, where any gate will do. */
function Ways({ scene, pieces, spaces, me }: { readonly scene: Scene; readonly pieces: readonly Token[]; readonly spaces: number; readonly me: number }) {
  const from = pieces.find((piece) => piece.id === `piece${me}`)?.place;
  const roll = Number(zoneOf(scene, "turn")?.tokens[0]?.face.replace("die", "") ?? 0);
  const ends = scene.choices.flatMap((choice) => (choice.touch[0]?.startsWith("space") ? [Number(choice.touch[0].slice(5))] : []));
  if (from === null || from === undefined || ends.length === 0) return null;
  return (
    <>
      <defs>
        <marker id="ra-head" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="4.6" markerHeight="4.6" orient="auto">
          <path d="M0 0 10 5 0 10 2.5 5Z" />
        </marker>
      </defs>
      {ends.map((end) => {
        const way = wayOf(from, end, roll, spaces);
        return way ? <path key={end} class="way" d={arc(from, way, spaces, INSIDE - 12)} marker-end="url(#ra-head)" /> : null;
      })}
    </>
  );
}
