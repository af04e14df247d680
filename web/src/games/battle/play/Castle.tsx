import { Drawing } from "../../../parts/Icon.tsx";

/** The viewer's castle beside the soldiers while it is attacked: where the arrows of unblocked groups end, and the hits they bring. */
export function Castle({ hits }: { readonly hits: number | null }) {
  if (hits === null) return null;
  return (
    <div class={`bt-castle ${hits > 0 ? "hit" : ""}`} data-castle>
      <span class="bt-wall" aria-hidden="true">
        {Array.from({ length: 5 }, (_, index) => (
          <Drawing key={index} id="stone" />
        ))}
      </span>
      <span class="caption">{hits > 0 ? `${hits} ${hits === 1 ? "hit" : "hits"}` : "safe"}</span>
    </div>
  );
}
