import { createContext } from "preact";
import { useContext } from "preact/hooks";

/** The tincture of each seat, by number, where a game gives the seats colours of its own. */
export const Tinctures = createContext<readonly number[]>([]);

/** The number of a seat's tincture: its shield, `--seat-N` and `--hatch-N`. */
export const useTincture = (seat: number): number => (useContext(Tinctures)[seat] ?? seat) % 8;

/** A drawing of the sprite. It is decoration: text beside it always says the same. */
export function Drawing({ id, class: name = "" }: { readonly id: string; readonly class?: string }) {
  return (
    <svg class={name} aria-hidden="true" focusable="false">
      <use href={`#${id}`} />
    </svg>
  );
}

export function Icon({ name }: { readonly name: string }) {
  return name ? <Drawing id={`i-${name}`} class="ico" /> : null;
}

/** A seat's tincture and hatching. */
export function Shield({ seat, class: name = "shield" }: { readonly seat: number; readonly class?: string }) {
  return <Drawing id={`shield-${useTincture(seat)}`} class={name} />;
}
