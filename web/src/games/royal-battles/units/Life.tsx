/** Life as pips: as many as there are points, the lost ones dark. */
export function Life({ left, of }: { readonly left: number; readonly of: number }) {
  return (
    <span class="rb-life" aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <i key={index} class={index < left ? "" : "gone"} />
      ))}
    </span>
  );
}
