import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ErrorText } from "../parts/ErrorText.tsx";
import { Icon } from "../parts/Icon.tsx";
import { errorText } from "../parts/load.ts";
import { ShareLink } from "../parts/ShareLink.tsx";
import { keepAgain, workLink } from "../requests/works.ts";
import type { Bench } from "./useBench.ts";

/** Keeps the draft on the server and shares it by a link. Kept again, it replaces what was kept before. */
export function ShelfPanel<D, C extends object>({ bench: { craft, content, faults } }: { readonly bench: Bench<D, C> }) {
  const kept = useSignal<{ readonly id: string; readonly content: C } | null>(null);
  const wrong = useSignal("");
  const name = craft.nameOf(content);
  const same = useSignal(name);
  useEffect(() => {
    if (same.value !== name) kept.value = null; // under another name it is another work
    same.value = name;
  }, [name]);
  const keep = async () => {
    const work = { game: craft.game, kind: craft.kind, name: name || `A ${craft.kind}`, content: content as unknown as Record<string, unknown> };
    try {
      const id = await keepAgain(kept.value?.id, work);
      kept.value = { id, content };
      wrong.value = "";
    } catch (why) {
      wrong.value = errorText(why);
    }
  };
  const fresh = kept.value?.content === content;
  return (
    <section class="panel part ed-shelf" aria-label="Keep and share">
      <div class="ed-row">
        <button class="btn" type="button" disabled={faults?.length !== 0 || fresh} onClick={() => void keep()}>
          <Icon name="check" />
          {fresh ? "Kept" : kept.value ? "Keep the change" : "Keep it"}
        </button>
        {kept.value && fresh ? (
          <ShareLink link={workLink(kept.value.id)} title={name}>
            Share
          </ShareLink>
        ) : null}
      </div>
      <p class="tiny muted">
        {fresh ? "Everybody with the link can open a copy." : `Your draft stays in this browser. “Keep it” also stores the ${craft.kind} for you on the server: you find it in the gallery and can share it.`}
      </p>
      <ErrorText text={wrong.value} />
    </section>
  );
}
