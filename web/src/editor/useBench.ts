import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { takeHanded } from "../browser/handed.ts";
import type { Craft } from "./craft.ts";
import { after, begun, changed, redone, undone, type Drafts, type Step } from "./history.ts";
import { keepDraft, keptDraft } from "./kept.ts";
import { useFaults } from "./useFaults.ts";
import { useUndoKeys } from "./useUndoKeys.ts";
import type { FileFault } from "../wire.ts";

/** A draft in the making, and what can be done with it. */
export interface Bench<D, C> {
  readonly craft: Craft<D, C>;
  readonly draft: D;
  readonly content: C;
  /** What is wrong with it; null until the server has answered. */
  readonly faults: readonly FileFault[] | null;
  /** Goes on to the next draft. */
  readonly change: (next: D, step?: Step) => void;
  readonly begin: (content: C) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** The bench of an editor: the draft of the last visit, a work that was handed over, or what ships first. */
export function useBench<D, C>(craft: Craft<D, C>, first: C): Bench<D, C> {
  const drafts = useSignal(useMemo(() => opening(craft, first), []));
  const now = useComputed(() => drafts.value.now);
  const draft = now.value;
  const content = useMemo(() => craft.contentOf(draft), [draft]);
  const faults = useFaults(craft, content);
  useEffect(() => keepDraft(craft.kind, draft), [draft]);
  const undo = () => void (drafts.value = undone(drafts.value));
  const redo = () => void (drafts.value = redone(drafts.value));
  useUndoKeys(undo, redo);
  return {
    craft,
    draft,
    content,
    faults,
    undo,
    redo,
    change: (next, step) => void (drafts.value = changed(drafts.value, next, step)),
    begin: (next) => void (drafts.value = changed(drafts.value, craft.draftOf(next))),
    canUndo: drafts.value.past.length > 0,
    canRedo: drafts.value.future.length > 0,
  };
}

function opening<D, C>(craft: Craft<D, C>, first: C): Drafts<D> {
  const handed = takeHanded(craft.game, craft.kind)?.content;
  const kept = keptDraft(craft.kind, craft.isDraft);
  return handed !== undefined && craft.isContent(handed) ? after(kept, craft.draftOf(handed)) : begun(kept ?? craft.draftOf(first));
}
