// Opens a file in an editor: what it holds, or every reason why it cannot be opened.

import { faultLine, fileFaults, fileRead } from "../requests/files.ts";
import type { FileFault } from "../wire.ts";
import type { Craft } from "./craft.ts";

export type Opened<C> = { readonly content: C } | { readonly wrong: readonly string[] };

/**
 * What a file's text holds. A file with faults is opened if the editor would show all of them, as in a draft that was put aside;
 * one whose faults a draft cannot hold is not: nothing is mended silently.
 */
export async function opened<D, C>(craft: Craft<D, C>, text: string): Promise<Opened<C>> {
  const { content, faults } = await fileRead(craft.game, craft.kind, text);
  if (faults.length === 0 && craft.isContent(content)) return { content };
  if (craft.isContent(content)) {
    const drawn = redrawn(craft, content);
    const shown = drawn === null ? [] : await fileFaults(craft.game, craft.kind, drawn);
    const open = ({ place, reason }: FileFault): boolean => (craft.mendable?.(place) ?? true) && shown.some((one) => one.reason === reason);
    if (faults.every(open)) return { content };
  }
  return { wrong: faults.length > 0 ? faults.map(faultLine) : [craft.notContent] };
}

/** What the editor would write again; null for what it cannot draw. */
function redrawn<D, C>(craft: Craft<D, C>, content: C): C | null {
  try {
    return craft.contentOf(craft.draftOf(content));
  } catch {
    return null;
  }
}
