import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Tinctures } from "../parts/Icon.tsx";
import { Names } from "../parts/Text.tsx";
import { Pane } from "../parts/useMedia.ts";
import { gameSlug } from "../parts/words.ts";
import { Board } from "../table/board/board.ts";
import { BoardContext } from "../table/board/context.ts";
import { bottomSeat, handOf } from "../table/board/zones.ts";
import { Fan } from "../table/scene/Fan.tsx";
import type { Layout } from "../table/scene/layout.ts";
import { PlateView } from "../table/scene/PlateView.tsx";
import { Score } from "../table/scene/Score.tsx";
import type { PartInfo, Scene } from "../wire.ts";
import "../table/scene/styles.ts";

interface Props {
  readonly scene: Scene;
  readonly names: readonly string[];
  readonly marks: readonly PartInfo[];
  readonly layout: Layout;
  readonly pane: Window;
  /** Is told where the cloth lies, once it is drawn. */
  readonly place: (cloth: DOMRect) => void;
}

/** A table without prompt, rail and bar: what lies on the cloth, and the numbers of the parts that are named. */
export function StillTable({ scene, names, marks, layout: Layout, pane, place }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [spots, setSpots] = useState<readonly Spot[]>([]);
  const board = useMemo(() => {
    const still = new Board(() => undefined);
    still.names.value = names;
    still.show(0, scene);
    return still;
  }, [scene]);
  useLayoutEffect(() => {
    const measure = () => {
      place(root.current!.querySelector(".cloth")!.getBoundingClientRect());
      setSpots(marks.flatMap((mark, index) => spot(root.current!, mark.at, index)));
    };
    measure();
    const observer = new ResizeObserver(measure); // layouts that measure themselves settle later
    for (const part of root.current!.querySelectorAll(".board, .board > *")) observer.observe(part);
    return () => observer.disconnect();
  }, [scene]);
  const me = bottomSeat(scene);
  const hand = handOf(scene, me);
  const plate = scene.plates.find((one) => one.seat === me);
  return (
    <Pane.Provider value={pane}>
      <Tinctures.Provider value={Layout.tinctures?.(scene) ?? []}>
        <BoardContext.Provider value={board}>
          <Names.Provider value={names}>
            <div class="table still" ref={root} data-game={gameSlug(scene.game)} data-mode="watch">
              <div class="cloth" />
              <div class="mine">
                {plate ? <PlateView plate={plate} /> : null}
                {Layout.Mine ? <Layout.Mine scene={scene} me={me} /> : <Score scene={scene} seat={me} />}
              </div>
              {Layout.Hand ? <Layout.Hand scene={scene} me={me} /> : hand ? <Fan zone={hand} fades={false} /> : null}
              <div class="board">
                <Layout scene={scene} me={me} />
              </div>
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

interface Spot {
  readonly number: number;
  readonly x: number;
  readonly y: number;
}

/** Where the number of a part stands: on the upper edge of its drawing; nowhere if it is not drawn. */
function spot(root: HTMLElement, id: string, index: number): readonly Spot[] {
  const at = CSS.escape(id);
  const part = root.querySelector(`[data-zone="${at}"], [data-token="${at}"]`);
  const box = part?.getBoundingClientRect();
  return box && box.width > 0 ? [{ number: index + 1, x: box.left + box.width / 2, y: Math.max(box.top, 12) }] : [];
}
