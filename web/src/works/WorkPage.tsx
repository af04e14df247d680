import { useEffect } from "preact/hooks";
import { hand } from "../browser/handed.ts";
import { go } from "../browser/route.ts";
import { editorsOf } from "../parts/editors.ts";
import { Failure } from "../parts/Failure.tsx";
import { useLoaded } from "../parts/load.ts";
import { workOf } from "../requests/works.ts";
import { PageBar } from "../settings/PageBar.tsx";

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
  return (
    <>
      <PageBar />
      {loaded.state === "failed" ? <Failure text={loaded.why} again={again} /> : null}
      {work && !editor ? <Failure text={`No editor here opens '${work.name}'. Update the page: this work is from a newer Regalia.`} /> : null}
    </>
  );
}
