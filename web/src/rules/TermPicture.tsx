import { useLayoutEffect } from "preact/hooks";
import { pictureOf } from "../requests/api.ts";
import { Drawing } from "../parts/Icon.tsx";
import { useLoaded } from "../parts/load.ts";
import { Picture } from "./Picture.tsx";

interface Props {
  readonly game: string;
  readonly term: string;
  /** Is called when the picture has its place. */
  readonly placed?: () => void;
}

/** The small picture of a term: a part of a table, or symbols for a term that is no position. */
export function TermPicture({ game, term, placed }: Props) {
  const [loaded] = useLoaded(() => pictureOf(game, term), [game, term]);
  if (loaded.state !== "ready") return null;
  const { scene, symbols, around, names } = loaded.value;
  if (!scene) return symbols.length > 0 ? <Symbols ids={symbols} placed={placed} /> : null;
  return <Picture scene={scene} names={names} marks={[]} around={around} label={`Picture: ${term}`} small placed={placed} />;
}

function Symbols({ ids, placed }: { readonly ids: readonly string[]; readonly placed: (() => void) | undefined }) {
  useLayoutEffect(() => placed?.(), []);
  return (
    <div class="picture symbols">
      {ids.map((id) => (
        <Drawing key={id} id={id} />
      ))}
    </div>
  );
}
