import { useLayoutEffect, useRef } from "preact/hooks";
import { Drawing, Icon } from "../../../parts/Icon.tsx";
import type { Draft } from "./draft.ts";
import { DRAWN, spoken } from "./Ring.tsx";

/** Screens for fingers on which the spaces of the ring are too narrow to touch. */
export const FINGERS = "(pointer: coarse) and (max-width: 1023px), (pointer: coarse) and (max-height: 600px)";

interface Props {
  readonly draft: Draft;
  readonly chosen: number;
  readonly choose: (place: number) => void;
  readonly touch: (place: number) => void;
}

/** The ring unrolled for fingers: large spaces in a row that scrolls, with the chosen one in its middle. */
export function SpaceRow({ draft: { spaces }, chosen, choose, touch }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const count = spaces.length;
  useLayoutEffect(() => {
    const box = row.current!;
    const one = box.children[chosen] as HTMLElement;
    box.scrollTo({ left: one.offsetLeft + one.offsetWidth / 2 - box.clientWidth / 2, top: one.offsetTop + one.offsetHeight / 2 - box.clientHeight / 2 });
  }, [chosen, count]);
  const step = (by: 1 | -1, words: string) => (
    <button class={`ed-step ${by < 0 ? "back" : "on"}`} type="button" aria-label={words} onClick={() => choose((chosen + by + count) % count)}>
      <Icon name="chev" />
    </button>
  );
  return (
    <div class="ed-row-frame" role="group" aria-label="The ring as a row">
      {step(-1, "Previous space")}
      <div class="ed-spaces" ref={row}>
        {spaces.map((space, place) => (
          <button
            key={place}
            class={`ed-tile ${space.type} ${space.gate ? "gate" : ""} ${place === chosen ? "on" : ""}`}
            type="button"
            data-tile={place}
            aria-label={spoken(space, place)}
            aria-pressed={place === chosen}
            onClick={() => touch(place)}
          >
            <span class="ed-stone">
              <Drawing id={DRAWN[space.type]} class="suit" />
            </span>
            <span class="num">{place}</span>
          </button>
        ))}
      </div>
      {step(1, "Next space")}
    </div>
  );
}
