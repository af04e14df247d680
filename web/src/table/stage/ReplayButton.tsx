import { Icon } from "../../parts/Icon.tsx";
import { useBoard } from "../board/context.ts";

/** Shows once more what the others have done, where the viewer has seen it. */
export function ReplayButton({ label }: { readonly label: string }) {
  const board = useBoard();
  if (!board.recap.value?.steps.length) return null;
  return (
    <button class="btn quiet replay" type="button" data-show="replay" aria-label={label} aria-keyshortcuts="R" onClick={() => board.controls?.replay()}>
      <Icon name="undo" />
      <span>{label}</span>
    </button>
  );
}
