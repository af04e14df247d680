// Whether the reader has touched this page or pressed a key in it. Browsers, and we, keep silent before that.

import { signal } from "@preact/signals";

export const touched = signal(false);
const KINDS = ["pointerdown", "keydown"] as const;

export function awaitTouch(): void {
  const note = () => {
    touched.value = true;
    for (const kind of KINDS) document.removeEventListener(kind, note, { capture: true });
  };
  for (const kind of KINDS) document.addEventListener(kind, note, { capture: true });
}
