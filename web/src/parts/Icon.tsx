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
  return <Drawing id={`shield-${seat % 8}`} class={name} />;
}
