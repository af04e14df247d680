import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Layout } from "../games.ts";
import { Names } from "../parts/Text.tsx";
import { bottomSeat, handOf } from "./hand.ts";
import { Browse } from "./Browse.tsx";
import type { Board } from "./board.ts";
import { BoardContext } from "./context.ts";
import { Dock, type Drawer } from "./Dock.tsx";
import { Fan } from "./Fan.tsx";
import { handleKey } from "./keyboard.ts";
import { LogPanel } from "./LogPanel.tsx";
import { MoveList } from "./MoveList.tsx";
import { Motion } from "./motion.ts";
import { PlateView } from "./PlateView.tsx";
import { PreviewPanel } from "./PreviewPanel.tsx";
import { PromptBar } from "./PromptBar.tsx";
import { Score } from "./Score.tsx";
import "../look/frame.css";
import "../look/rail.css";
import "../look/prompt.css";
import "../look/card.css";
import "../look/plate.css";
import "../look/narrow.css";

interface Props {
  readonly board: Board;
  readonly layout: Layout;
  readonly bar: ComponentChildren;
  /** Stands in the prompt's place: the end of a game, or the controls of a replay. */
  readonly instead?: ComponentChildren;
  readonly over?: ComponentChildren;
  /** Shows at once what is still to be shown; true if there was something. */
  readonly catchUp: () => boolean;
}

const NEAR = 1; // scenes further apart than one step are not animated

/** The frame of every table: bar, cloth, prompt, hand, rail; the game's layout fills the cloth. What comes first here has
 * the focus first: prompt, moves, own hand, then the board. */
export function TableFrame({ board, layout: Layout, bar, instead, over, catchUp }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const drawer = useSignal<Drawer>("");
  useMotion(board, root);
  useInput(board, root, catchUp);
  const shown = board.shown.value;
  if (!shown) return null;
  const { scene, seq } = shown;
  const me = bottomSeat(scene);
  const hand = handOf(scene, me);
  const plate = scene.plates.find((one) => one.seat === me);
  return (
    <BoardContext.Provider value={board}>
      <Names.Provider value={board.names.value}>
        <div
          class="table"
          ref={root}
          data-game={scene.game.replaceAll("_", "-")}
          data-seq={seq}
          data-mode={scene.prompt.mode}
          data-drawer={drawer.value}
        >
          {bar}
          <div class="cloth" />
          {instead ?? <PromptBar scene={scene} />}
          <aside class="rail" aria-label="Moves and log">
            <PreviewPanel numbers={scene.numbers} />
            <MoveList scene={scene} />
            <LogPanel />
          </aside>
          <main>
            <div class="mine">
              {plate ? <PlateView plate={plate} /> : null}
              <Score scene={scene} seat={me} />
            </div>
            {hand ? <Fan zone={hand} fades={scene.seat !== null} /> : null}
            <Dock scene={scene} drawer={drawer} />
            <div class="board">
              <Layout scene={scene} me={me} />
            </div>
          </main>
          {over}
          <Browse />
        </div>
      </Names.Provider>
    </BoardContext.Provider>
  );
}

/** Animates from the scene that was shown to the one that is. */
function useMotion(board: Board, root: { readonly current: HTMLDivElement | null }): void {
  const last = useRef(board.shown.value);
  const motion = useRef<Motion | undefined>(undefined);
  const shown = board.shown.value;
  const before = last.current;
  if (root.current && before && shown && before !== shown) {
    motion.current ??= new Motion(root.current);
    motion.current.measure();
  }
  useLayoutEffect(() => {
    last.current = shown;
    if (before && shown && before !== shown && Math.abs(shown.seq - before.seq) <= NEAR) motion.current?.play(before.scene, shown.scene);
  }, [shown]);
  useEffect(() => {
    const stop = () => motion.current?.finish();
    document.addEventListener("pointerdown", stop, true);
    document.addEventListener("keydown", stop, true);
    return () => {
      document.removeEventListener("pointerdown", stop, true);
      document.removeEventListener("keydown", stop, true);
    };
  }, []);
}

/** Keys for the whole table; a touch while steps are still being shown only brings the table up to date. */
function useInput(board: Board, root: { readonly current: HTMLDivElement | null }, catchUp: () => boolean): void {
  useEffect(() => {
    let late = false;
    const key = (event: KeyboardEvent) => {
      if (root.current) handleKey(event, root.current, board, catchUp);
    };
    const press = (event: Event) => {
      late = event.target instanceof Element && root.current?.contains(event.target) === true && catchUp();
    };
    const click = (event: Event) => {
      if (late) event.stopPropagation();
      late = false;
    };
    document.addEventListener("keydown", key);
    document.addEventListener("pointerdown", press, true);
    document.addEventListener("click", click, true);
    return () => {
      document.removeEventListener("keydown", key);
      document.removeEventListener("pointerdown", press, true);
      document.removeEventListener("click", click, true);
    };
  }, [board, catchUp]);
}
