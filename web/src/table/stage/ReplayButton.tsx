import { Icon } from "../../parts/Icon.tsx";
import { useBoard } from "../board/context.ts";

/** Shows once more what the others have done. */
export function ReplayButton({ label }: { readonly label: string }) {
  const board = useBoard();
  return (
    <button class="btn quiet replay" type="button" data-show="replay" aria-label={label} aria-keyshortcuts="R" onClick={() => board.controls?.replay()}>
      <Icon name="undo" />
      <span>{label}</span>
    </button>
  );
}
