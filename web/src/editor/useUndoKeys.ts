import { useEffect } from "preact/hooks";

/** Ctrl or Command with Z and Y. In a text field they belong to the text. */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.target instanceof HTMLTextAreaElement || (event.target instanceof HTMLInputElement && event.target.type === "text")) return;
      const letter = event.key.toLowerCase();
      if (letter === "y" || (letter === "z" && event.shiftKey)) redo();
      else if (letter === "z") undo();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });
}
