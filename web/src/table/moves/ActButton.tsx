import { Icon } from "../../parts/Icon.tsx";
import { Text } from "../../parts/Text.tsx";
import type { Act } from "../../wire.ts";
import { useBoard } from "../board/context.ts";
import { passive } from "./acts.ts";
import { pointing } from "../input/pointing.ts";

/** A button that completes a choice, with its outcome. Its default label is the choice's. */
export function ActButton({ act }: { readonly act: Act }) {
  const board = useBoard();
  const settles = board.next.value.get(act.id);
  const label = act.label || (settles?.label ?? "");
  const outcome = board.touched.value.length > 0 ? settles?.badge?.text : undefined;
  return (
    <button
      class={`btn ${act.primary && !passive({ touch: [act.id], label }) ? "primary" : "quiet"} ${board.asked.value === act.id ? "asked" : ""}`}
      type="button"
      data-act={act.id}
      onClick={() => board.touch(act.id)}
      {...pointing(board, { thing: act.id })}
    >
      <Icon name={act.icon} />
      <span>
        <Text>{label}</Text>
        {outcome ? (
          <small class="outcome">
            <Text>{outcome}</Text>
          </small>
        ) : null}
      </span>
    </button>
  );
}
