import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { Drawing } from "../../../parts/Icon.tsx";
import { ACROSS, isNumbered, pointAt, RADIUS, widthOf } from "../ring/geometry.ts";
import type { SpaceType } from "./boardfile.ts";
import type { Draft, DraftSpace } from "./draft.ts";

const INSIDE = RADIUS - 29;
const HOME = 168;

export const DRAWN: Readonly<Record<SpaceType, string>> = { hearts: "suit-h", diamonds: "suit-d", spades: "suit-s", shop: "i-deck" };

/** A space in words. */
export const spoken = (space: DraftSpace, place: number): string => `Space ${place}, ${space.type}${space.gate ? ", gate" : ""}${space.name ? `, ${space.name}` : ""}`;

interface Props {
  readonly draft: Draft;
  /** The place of the chosen space; -1 in a picture. */
  readonly chosen?: number;
  /** Called for a touch, with whether the pointer came by dragging. */
  readonly touch?: (place: number, dragging: boolean) => void;
  readonly release?: () => void;
  /** Called when a space gets the focus. */
  readonly choose?: (place: number) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children?: ComponentChildren;
}

/** The ring as at the table; with `touch` its spaces are buttons. */
export function Ring({ draft: { spaces }, chosen = -1, touch, release, choose, onKeyDown, children }: Props) {
  const round = useRef<HTMLDivElement>(null);
  const count = spaces.length;
  const half = ACROSS / 2;
  const under = (event: PointerEvent): number => {
    const box = round.current!.getBoundingClientRect();
    const angle = Math.atan2(event.clientX - box.left - box.width / 2, box.top + box.height / 2 - event.clientY);
    return Math.round(((angle / (2 * Math.PI) + 1) % 1) * count) % count;
  };
  return (
    <div class="ra-ring">
      <div
        class="ra-round"
        ref={round}
        style={{ "--stone": widthOf(count) }}
        role={touch ? "group" : undefined}
        aria-label={touch ? "The ring" : undefined}
        onKeyDown={onKeyDown}
        onPointerMove={(event) => {
          if (touch && event.buttons & 1) touch(under(event), true);
        }}
        onPointerUp={release}
        onPointerLeave={release}
      >
        <svg class="ra-gold" viewBox={`${-half} ${-half} ${ACROSS} ${ACROSS}`} aria-hidden="true" focusable="false">
          <circle class="band" r={RADIUS} />
          <circle class="edge" r={RADIUS + 29} />
          <circle class="edge" r={INSIDE} />
          <circle class="home" r={HOME} />
          {spaces.map((space, place) => (space.gate ? <Gate key={place} place={place} count={count} /> : null))}
        </svg>
        {children ? <div class="ra-home">{children}</div> : null}
        <div class="ra-spaces">
          {spaces.map((space, place) => {
            const { x, y } = pointAt(place, count);
            return (
              <div
                key={place}
                class={`ra-space ${space.type} ${touch ? "live" : ""} ${place === chosen ? "ed-chosen" : ""}`}
                data-place={touch ? `space${place}` : undefined}
                style={{ "--x": x, "--y": y, "--lean": `${(place / count) * 360}deg` }}
                role={touch ? "button" : undefined}
                tabIndex={touch ? (place === Math.max(chosen, 0) ? 0 : -1) : undefined}
                aria-label={touch ? spoken(space, place) : undefined}
                aria-pressed={touch ? place === chosen : undefined}
                onFocus={() => choose?.(place)}
                onPointerDown={(event) => {
                  if (event.button === 0) touch?.(place, false);
                }}
                onClick={(event) => {
                  if (event.detail === 0) touch?.(place, false); // pressed by assistive technology, not by a pointer
                }}
              >
                <Drawing id={DRAWN[space.type]} class="suit" />
              </div>
            );
          })}
        </div>
        {spaces.map((_, place) => (place === chosen || isNumbered(place, count) ? <Nth key={place} place={place} count={count} lit={place === chosen} /> : null))}
      </div>
    </div>
  );
}

function Gate({ place, count }: { readonly place: number; readonly count: number }) {
  const [inner, outer] = [pointAt(place, count, HOME), pointAt(place, count, INSIDE)];
  return <path class="gate" d={`M${inner.x} ${inner.y}L${outer.x} ${outer.y}`} />;
}

function Nth({ place, count, lit }: { readonly place: number; readonly count: number; readonly lit: boolean }) {
  const { x, y } = pointAt(place, count, RADIUS + 41);
  return (
    <span class={`ra-nth ${lit ? "reach" : ""}`} aria-hidden="true" style={{ "--x": x, "--y": y }}>
      {place}
    </span>
  );
}
