import { useEffect } from "preact/hooks";
import { hand } from "../browser/handed.ts";
import { go } from "../browser/route.ts";
import { Failure } from "../parts/Failure.tsx";
import { useLoaded } from "../parts/load.ts";
import { workOf } from "../requests/works.ts";

const found = import.meta.glob<Readonly<Record<string, string>>>("../games/*/editors.ts", { eager: true, import: "editors" });

/** The page of the editor for a kind of work; undefined if there is none. */
const editorOf = (game: string, kind: string): string | undefined => found[`../games/${game}/editors.ts`]?.[kind];

/** A shared work: opens a copy of it in the editor of its kind. */
export function WorkPage({ id }: { readonly id: string }) {
  const [loaded, again] = useLoaded(() => workOf(id), [id]);
  const work = loaded.state === "ready" ? loaded.value : null;
  const editor = work ? editorOf(work.game, work.kind) : undefined;
  useEffect(() => {
    if (!work || !editor) return;
    hand(work);
    go(editor, true);
  }, [work]);
  if (loaded.state === "failed") return <Failure text={loaded.why} again={again} />;
  if (work && !editor) return <Failure text={`No editor here opens '${work.name}'. Update the page: this work is from a newer Regalia.`} />;
  return null;
}
