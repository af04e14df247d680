import { at, type Land, type Named, type Point } from "./land.ts";

interface Label {
  readonly text: string;
  readonly kind: "town" | "river" | "country";
  /** Its middle, for a river its left end, in columns from the left edge. */
  readonly x: number;
  /** Its foot, for a river its middle, in rows from the top edge. */
  readonly y: number;
}

/** The names of towns, capitals, rivers and regions, over the pawns and the tints. They stay readable however small the map is. */
export function Labels({ land }: { readonly land: Land }) {
  return (
    <div class="br-labels" aria-hidden="true">
      {[...countries(land), ...rivers(land), ...towns(land)].map(({ text, kind, x, y }) => (
        <span key={`${kind} ${text}`} class={`br-label ${kind}`} style={{ "--at": `${(x / land.columns) * 100}%`, top: `${(y / land.rows) * 100}%`, "--letters": text.length }}>
          {text}
        </span>
      ))}
    </div>
  );
}

function towns(land: Land): Label[] {
  return [...land.terrain].flatMap((char, place) => {
    const text = land.notes[place];
    const [x, y] = at(land, place);
    return "tcC".includes(char) && text ? [{ text, kind: "town" as const, x: x + 0.5, y: y + 1 }] : [];
  });
}

/** A region's name stands on the square nearest to its middle. */
function countries(land: Land): Label[] {
  return land.features.flatMap((feature) => {
    const nearest = middleOf(land, feature);
    return nearest ? [{ text: feature.name, kind: "country" as const, x: nearest[0] + 0.5, y: nearest[1] + 1 }] : [];
  });
}

function middleOf(land: Land, feature: Named): Point | undefined {
  const spots = feature.places.map((place) => at(land, place));
  const mean = (axis: 0 | 1): number => spots.reduce((sum, one) => sum + one[axis], 0) / spots.length;
  const far = ([x, y]: Point): number => Math.hypot(x - mean(0), y - mean(1));
  return [...spots].sort((a, b) => far(a) - far(b))[0];
}

/** A river's name stands beside the first of its upright sides. */
function rivers(land: Land): Label[] {
  const upright = land.sides.filter(({ ends, bridge }) => ends[0][0] === ends[1][0] && !bridge);
  const named = new Map([...land.sides, ...upright.reverse()].map((side) => [side.river, side]));
  const written = [...named].filter(([name]) => !/^River \d+$/.test(name));
  return written.map(([text, { ends }]) => ({ text, kind: "river", x: ends[0][0] + 0.16, y: (ends[0][1] + ends[1][1]) / 2 }));
}
