import { gameSlug } from "../parts/words.ts";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import type { Layout } from "./scene/layout.ts";
import { Tinctures } from "../parts/Icon.tsx";
import { lazy } from "../parts/lazy.tsx";
import { Names } from "../parts/Text.tsx";
import { GlossaryContext } from "../parts/Told.tsx";
import { useGlossary } from "../parts/useGlossary.ts";
import { bottomSeat, handOf } from "./board/zones.ts";
import { Browse } from "./scene/Browse.tsx";
import type { Board } from "./board/board.ts";
import { BoardContext } from "./board/context.ts";
import { Dock, type Drawer } from "./moves/Dock.tsx";
import { Fan } from "./scene/Fan.tsx";
import { LogPanel } from "./panels/LogPanel.tsx";
import { MoveList } from "./moves/MoveList.tsx";
import { PlateView } from "./scene/PlateView.tsx";
import { PreviewPanel } from "./moves/PreviewPanel.tsx";
import { PromptBar } from "./moves/PromptBar.tsx";
import { Stage } from "./stage/Stage.tsx";
import { Score } from "./scene/Score.tsx";
import { useDrawer } from "./moves/useDrawer.ts";
import { useInput } from "./input/useInput.ts";
import { useKeptFocus } from "./input/useKeptFocus.ts";
import { useMotion } from "./motion/useMotion.ts";
import { useSound } from "./sound/useSound.ts";
import "./scene/styles.ts";

const CoachHand = lazy(async () => (await import("./moves/CoachHand.tsx")).CoachHand);
const LessonPanel = lazy(async () => (await import("./panels/LessonPanel.tsx")).LessonPanel);
const RulesBeside = lazy(async () => (await import("../rules/RulesPanel.tsx")).RulesBeside);
const Traces = lazy(async () => (await import("./stage/Traces.tsx")).Traces);

interface Props {
  readonly board: Board;
  readonly layout: Layout;
  readonly bar: ComponentChildren;
  /** Stands in the prompt's place: the end of a game, or the controls of a replay. */
  readonly instead?: ComponentChildren;
  /** Stands in the rail above the log. Default: the preview and the moves. */
  readonly rail?: ComponentChildren;
  /** Stands at the top of the rail, such as the question of a puzzle. */
  readonly above?: ComponentChildren;
  readonly over?: ComponentChildren;
}

const EACH_ITS_OWN: readonly number[] = [];

/** The frame of every table, in the colours that its game gives the seats. */
export function TableFrame(props: Props) {
  const scene = props.board.shown.value?.scene;
  return (
    <Tinctures.Provider value={(scene && props.layout.tinctures?.(scene)) ?? EACH_ITS_OWN}>
      <GlossaryContext.Provider value={useGlossary(scene?.game ?? "")}>
        <Frame {...props} />
      </GlossaryContext.Provider>
    </Tinctures.Provider>
  );
}

/** Bar, cloth, prompt, hand, rail; the game's layout fills the cloth. The order here
 * is the focus order: prompt, moves, the viewer's hand, then the board. */
function Frame({ board, layout: Layout, bar, instead, rail, above, over }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const drawer = useSignal<Drawer>("");
  useMotion(board, root);
  useSound(board);
  useInput(board, root);
  useDrawer(board, root, drawer);
  useKeptFocus(board, root);
  const shown = board.shown.value;
  if (!shown) return null;
  const { scene, seq } = shown;
  const me = bottomSeat(scene);
  const hand = handOf(scene, me);
  const plate = Layout.placesAll?.(scene) ? undefined : scene.plates.find((one) => one.seat === me);
  return (
    <BoardContext.Provider value={board}>
      <Names.Provider value={board.names.value}>
        <div
          class="table"
          ref={root}
          data-game={gameSlug(scene.game)}
          data-seq={seq}
          data-mode={scene.prompt.mode}
          data-drawer={drawer.value}
        >
          {bar}
          <div class="cloth" />
          {instead ?? <PromptBar scene={scene} />}
          <aside class="rail" aria-label="Moves and log">
            {above}
            {rail ?? (
              <>
                {scene.coach ? <LessonPanel coach={scene.coach} /> : null}
                <PreviewPanel scene={scene} />
                {Layout.Rail ? <Layout.Rail scene={scene} me={me} /> : <MoveList scene={scene} />}
              </>
            )}
            <LogPanel />
          </aside>
          <main>
            <div class="mine">
              {plate ? <PlateView plate={plate} /> : null}
              {Layout.Mine ? <Layout.Mine scene={scene} me={me} /> : <Score scene={scene} seat={me} />}
            </div>
            {Layout.Hand ? <Layout.Hand scene={scene} me={me} /> : hand ? <Fan zone={hand} fades={scene.seat !== null} /> : null}
            <Dock scene={scene} drawer={drawer} details={Boolean(rail)}>
              {Layout.Beside ? <Layout.Beside scene={scene} me={me} /> : null}
            </Dock>
            <div class="board">
              <Layout scene={scene} me={me} />
              {Layout.Overlay && board.beat.value ? <Layout.Overlay scene={scene} me={me} beat={board.beat.value} /> : null}
            </div>
          </main>
          {board.recap.value ? <Traces /> : null}
          <Stage />
          {scene.coach ? <CoachHand /> : null}
          {over}
          <Browse />
          <RulesBeside game={scene.game} />
        </div>
      </Names.Provider>
    </BoardContext.Provider>
  );
}
