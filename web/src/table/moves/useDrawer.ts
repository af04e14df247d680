import { effect, type Signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import type { Board } from "../board/board.ts";
import type { Drawer } from "./Dock.tsx";

/** The drawer opens with the focus in it, and closes when something is played or touched outside it. */
export function useDrawer(board: Board, root: RefObject<HTMLElement | null>, drawer: Signal<Drawer>): void {
  const open = drawer.value;
  useEffect(() => {
    const inside = open === "log" ? ".rail .scroll" : ".rail .option";
    if (open) root.current?.querySelector<HTMLElement>(inside)?.focus();
  }, [open]);
  useEffect(
    () =>
      effect(() => {
        if (board.sent.value) drawer.value = "";
      }),
    [board],
  );
  useEffect(() => {
    const shut = (event: Event) => {
      const inside = event.target instanceof Element && event.target.closest(".rail, .dock");
      const escape = event instanceof KeyboardEvent && event.key === "Escape";
      if (drawer.value && (escape || (event.type === "pointerdown" && !inside))) drawer.value = "";
    };
    document.addEventListener("pointerdown", shut);
    document.addEventListener("keydown", shut);
    return () => {
      document.removeEventListener("pointerdown", shut);
      document.removeEventListener("keydown", shut);
    };
  }, []);
}
