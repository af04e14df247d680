import { Drawing } from "../parts/Icon.tsx";
import type { PresetInfo } from "../wire.ts";

const TALL = /^(card|back)-/;

/** The picture of a preset: drawings placed on a card of 180 by 104. */
export function PresetPicture({ of }: { readonly of: PresetInfo }) {
  return (
    <span class="preset-picture" aria-hidden="true">
      <span class="inner">
        {of.picture.map(({ id, x, y, width, turn }, at) => (
          <span key={at} class={id.slice(0, id.indexOf("-"))} style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${Math.round(width * (TALL.test(id) ? 1.4 : 1.02))}px`, rotate: `${turn}deg` }}>
            <Drawing id={id} />
          </span>
        ))}
      </span>
    </span>
  );
}
