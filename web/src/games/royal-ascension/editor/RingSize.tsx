import type { Step } from "../../../editor/history.ts";
import { FEWEST, inserted, MOST, plainRing, removed, type Draft } from "./draft.ts";

interface Props {
  readonly draft: Draft;
  readonly change: (draft: Draft, step?: Step) => void;
}

/** How many spaces there are; one more or less at the end of the ring. */
export function RingSize({ draft, change }: Props) {
  const count = draft.spaces.length;
  return (
    <div class="ed-count">
      <span>Spaces</span>
      <span class="stepper">
        <button type="button" aria-label="One space less" disabled={count <= FEWEST} onClick={() => change(removed(draft, count - 1))}>
          −
        </button>
        <output>{count}</output>
        <button type="button" aria-label="One space more" disabled={count >= MOST} onClick={() => change(inserted(draft, count))}>
          +
        </button>
      </span>
      <button class="btn" type="button" aria-label="New ring of that many spaces" onClick={() => change(plainRing(count))}>
        New ring
      </button>
    </div>
  );
}
