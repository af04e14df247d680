import type { Step } from "../../../editor/history.ts";
import { Icon } from "../../../parts/Icon.tsx";
import { FEWEST, inserted, carried, MOST, removed, set, type Draft } from "./draft.ts";

interface Props {
  readonly draft: Draft;
  readonly place: number;
  readonly choose: (place: number) => void;
  readonly change: (draft: Draft, step?: Step) => void;
}

/** What can be done with the chosen space: its name, its place on the ring, a neighbour, its end. */
export function SpacePanel({ draft, place, choose, change }: Props) {
  const count = draft.spaces.length;
  const space = draft.spaces[place]!;
  const add = (at: number) => {
    change(inserted(draft, at));
    if (count < MOST) choose(at);
  };
  const carry = (by: 1 | -1) => {
    const to = (place + by + count) % count;
    change(carried(draft, place, to));
    choose(to);
  };
  return (
    <fieldset class="ed-space">
      <legend>
        Space {place}: {space.type}
        {space.gate ? ", gate" : ""}
      </legend>
      <label class="field">
        <span>Name</span>
        <input type="text" maxLength={30} placeholder="none" value={space.name} onInput={(event) => change(set(draft, place, { name: event.currentTarget.value }), `name of ${place}`)} />
      </label>
      <div class="ed-keys">
        <button class="btn" type="button" disabled={count >= MOST} onClick={() => add(place)}>
          Add before
        </button>
        <button class="btn" type="button" disabled={count >= MOST} onClick={() => add(place + 1)}>
          Add after
        </button>
        <button class="btn" type="button" aria-label="Move it back" onClick={() => carry(-1)}>
          ← Move
        </button>
        <button class="btn" type="button" aria-label="Move it on" onClick={() => carry(1)}>
          Move →
        </button>
        <button
          class="btn danger"
          type="button"
          disabled={count <= 1}
          onClick={() => {
            change(removed(draft, place));
            choose(Math.min(place, count - 2));
          }}
        >
          <Icon name="x" />
          Remove
        </button>
      </div>
      {count >= MOST ? <p class="tiny muted">A board has at most {MOST} spaces.</p> : count < FEWEST ? <p class="tiny muted">A board has at least {FEWEST} spaces.</p> : null}
    </fieldset>
  );
}
