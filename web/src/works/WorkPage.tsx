import { useEffect } from "preact/hooks";
import { hand } from "../browser/handed.ts";
import { go } from "../browser/route.ts";
import { editorsOf } from "../parts/editors.ts";
import { Failure } from "../parts/Failure.tsx";
import { useLoaded } from "../parts/load.ts";
import { workOf } from "../requests/works.ts";

/** A shared work: opens a copy of it in the editor of its kind. */
export function WorkPage({ id }: { readonly id: string }) {
  const [loaded, again] = useLoaded(() => workOf(id), [id]);
  const work = loaded.state === "ready" ? loaded.value : null;
  const editor = work ? editorsOf(work.game)[work.kind] : undefined;
  useEffect(() => {
    if (!work || !editor) return;
    hand(work);
    go(editor, true);
  }, [work]);
  if (loaded.state === "failed") return <Failure text={loaded.why} again={again} />;
  if (work && !editor) return <Failure text={`No editor here opens '${work.name}'. Update the page: this work is from a newer Regalia.`} />;
  return null;
}
