import { Icon } from "../parts/Icon.tsx";
import { Text } from "../parts/Text.tsx";
import type { Act } from "../wire.ts";
import { useBoard } from "./context.ts";
import { pointing } from "./pointing.ts";

/** A button that ends a touch path; without a label of its own it has that of the choice it settles. */
export function ActButton({ act }: { readonly act: Act }) {
  const board = useBoard();
  return (
    <button
      class={`btn ${act.primary ? "primary" : "quiet"}`}
      type="button"
      data-act={act.id}
      onClick={() => board.touch(act.id)}
      {...pointing(board, { thing: act.id })}
    >
      <Icon name={act.icon} />
      <Text>{act.label || (board.next.value.get(act.id)?.label ?? "")}</Text>
    </button>
  );
}
