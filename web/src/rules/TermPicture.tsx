import { pictureOf } from "../api.ts";
import { useLoaded } from "../parts/load.ts";
import { Picture } from "./Picture.tsx";

interface Props {
  readonly game: string;
  readonly term: string;
  /** Is called when the picture has its place. */
  readonly placed?: () => void;
}

/** The small picture of a term; nothing where it has none. */
export function TermPicture({ game, term, placed }: Props) {
  const [loaded] = useLoaded(() => pictureOf(game, term), [game, term]);
  if (loaded.state !== "ready" || !loaded.value.scene) return null;
  const { scene, around, names } = loaded.value;
  return <Picture scene={scene} names={names} marks={[]} around={around} label={`Picture: ${term}`} small placed={placed} />;
}
