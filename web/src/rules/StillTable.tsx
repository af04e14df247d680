import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Tinctures } from "../parts/Icon.tsx";
import { Names } from "../parts/Text.tsx";
import { Pane } from "../parts/useMedia.ts";
import { gameSlug } from "../parts/words.ts";
import { Board } from "../table/board/board.ts";
import { BoardContext } from "../table/board/context.ts";
import { bottomSeat, handOf } from "../table/board/zones.ts";
import { Fan } from "../table/scene/Fan.tsx";
import type { Layout, LayoutProps } from "../table/scene/layout.ts";
import { PlateView } from "../table/scene/PlateView.tsx";
import { Score } from "../table/scene/Score.tsx";
import type { PartInfo, Scene } from "../wire.ts";
import "../table/scene/styles.ts";

interface Props {
  readonly scene: Scene;
  readonly names: readonly string[];
  readonly marks: readonly PartInfo[];
  readonly around: readonly string[];
  readonly layout: Layout;
  readonly pane: Window;
  /** Is told where the cloth, or the part of the table, lies once it is drawn. */
  readonly place: (cloth: DOMRect) => void;
}

/** A table without prompt, rail and bar: what lies on the cloth, and the numbers of the parts that are named. */
export function StillTable({ scene, names, marks, around, layout: Layout, pane, place }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [spots, setSpots] = useState<readonly Spot[]>([]);
  const board = useMemo(() => {
    const still = new Board(() => undefined);
    still.names.value = names;
    still.show(0, scene);
    return still;
  }, [scene]);
  const CutOut = scene.zones.some((zone) => zone.tokens.some((token) => around.includes(token.id))) ? Layout.CutOut : undefined;
  const part = around.map((id) => `[data-zone="${CSS.escape(id)}"], [data-token="${CSS.escape(id)}"]`);
  useLayoutEffect(() => {
    const measure = () => {
      place(CutOut ? bounds(root.current!, [".cut-out"]) : part.length > 0 ? within(root.current!, bounds(root.current!, part)) : bounds(root.current!, [".cloth"]));
      setSpots(marks.flatMap((mark, index) => spot(root.current!, mark.at, index)));
    };
    measure();
    const observer = new ResizeObserver(measure); // layouts that measure themselves settle later
    for (const part of root.current!.querySelectorAll(".board, .board > *, .cut-out")) observer.observe(part);
    return () => observer.disconnect();
  }, [scene]);
  const me = bottomSeat(scene);
  return (
    <Pane.Provider value={pane}>
      <Tinctures.Provider value={Layout.tinctures?.(scene) ?? []}>
        <BoardContext.Provider value={board}>
          <Names.Provider value={names}>
            <div class={`table still ${CutOut ? "cut" : ""}`} ref={root} data-game={gameSlug(scene.game)} data-mode="watch">
              {CutOut ? (
                <div class="cut-out">
                  <CutOut scene={scene} me={me} around={around} />
                </div>
              ) : (
                <WholeTable scene={scene} me={me} layout={Layout} />
              )}
              {spots.map((one) => (
                <b class="part-number" key={one.number} style={{ left: `${one.x}px`, top: `${one.y}px` }}>
                  {one.number}
                </b>
              ))}
            </div>
          </Names.Provider>
        </BoardContext.Provider>
      </Tinctures.Provider>
    </Pane.Provider>
  );
}

function WholeTable({ scene, me, layout: Layout }: LayoutProps & { readonly layout: Layout }) {
  const hand = handOf(scene, me);
  const plate = scene.plates.find((one) => one.seat === me);
  return (
    <>
      <div class="cloth" />
      <div class="mine">
        {plate ? <PlateView plate={plate} /> : null}
        {Layout.Mine ? <Layout.Mine scene={scene} me={me} /> : <Score scene={scene} seat={me} />}
      </div>
      {Layout.Hand ? <Layout.Hand scene={scene} me={me} /> : hand ? <Fan zone={hand} fades={false} /> : null}
      <div class="board">
        <Layout scene={scene} me={me} />
      </div>
    </>
  );
}

const AIR = 14; // around the part of a table that is shown
const BELOW = 26; // under it, where a card's note stands

/** The box around everything that these selectors find and draw; the cloth if they find nothing. */
function bounds(root: HTMLElement, selectors: readonly string[]): DOMRect {
  const found = selectors.flatMap((at) => [...root.querySelectorAll(at)]).map((one) => one.getBoundingClientRect());
  const boxes = found.filter((box) => box.width > 0);
  if (boxes.length === 0) return root.querySelector(".cloth")!.getBoundingClientRect();
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  return new DOMRect(left, top, Math.max(...boxes.map((box) => box.right)) - left, Math.max(...boxes.map((box) => box.bottom)) - top);
}

/** The box with some air, inside the cloth. */
function within(root: HTMLElement, { left, top, right, bottom }: DOMRect): DOMRect {
  const cloth = root.querySelector(".cloth")!.getBoundingClientRect();
  const [x, y] = [Math.max(left - AIR, cloth.left), Math.max(top - AIR, cloth.top)];
  return new DOMRect(x, y, Math.min(right + AIR, cloth.right) - x, Math.min(bottom + BELOW, cloth.bottom) - y);
}

interface Spot {
  readonly number: number;
  readonly x: number;
  readonly y: number;
}

/** Where the number of a part stands; nowhere if it is not drawn or not in sight. */
function spot(root: HTMLElement, id: string, index: number): readonly Spot[] {
  const at = CSS.escape(id);
  const part = root.querySelector(`[data-zone="${at}"], [data-token="${at}"]`);
  const box = part?.getBoundingClientRect();
  if (!part || !box || box.width === 0 || !inSight(part, box)) return [];
  const beside = part.closest(".plate-box") !== null; // on a plate it would hide the name
  return [beside ? { number: index + 1, x: box.right + 14, y: box.top + box.height / 2 } : { number: index + 1, x: box.left + box.width / 2, y: Math.max(box.top, 12) }];
}

/** False if something around the part cuts its middle off, as the window of a map does. */
function inSight(part: Element, { left, right, top, bottom }: DOMRect): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  for (let around = part.parentElement; around; around = around.parentElement) {
    const edge = around.getBoundingClientRect();
    const cuts = around.ownerDocument.defaultView!.getComputedStyle(around).overflowX !== "visible";
    if (cuts && (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom)) return false;
  }
  return true;
}
