import { Icon } from "../../parts/Icon.tsx";
import { Text } from "../../parts/Text.tsx";
import type { Choice } from "../../wire.ts";
import { useBoard } from "../board/context.ts";
import { pointing } from "../input/pointing.ts";

/** A whole answer as a button. */
export function AnswerButton({ choice, primary }: { readonly choice: Choice; readonly primary: boolean }) {
  const board = useBoard();
  return (
    <button
      class={`btn ${primary ? "primary" : "quiet"}`}
      type="button"
      data-choice={choice.line}
      onClick={() => board.choose(choice)}
      {...pointing(board, { line: choice.line })}
    >
      <Icon name={choice.badge?.icon ?? ""} />
      <span>
        <Text>{choice.label}</Text>
      </span>
    </button>
  );
}
