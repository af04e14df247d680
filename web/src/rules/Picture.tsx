import { render } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { layoutOf } from "../games.ts";
import type { Layout } from "../table/scene/layout.ts";
import type { PartInfo, Scene } from "../wire.ts";
import { copyLook, dress } from "./pane.ts";
import { StillTable } from "./StillTable.tsx";
import { useNear } from "./WhenNear.tsx";

interface Props {
  readonly scene: Scene;
  readonly names: readonly string[];
  readonly marks: readonly PartInfo[];
  /** Ids; the picture shows the part of the table around them, or the whole table if there are none. */
  readonly around: readonly string[];
  readonly label: string;
  /** Draws the table of a wide screen also in a narrow box. */
  readonly wide?: boolean;
  /** Draws a part of a wide table, however narrow the picture is. */
  readonly small?: boolean;
  /** Is called when the picture has its place. */
  readonly placed?: (() => void) | undefined;
}

/** Where the cloth lies on a screen of that size. */
interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The page inside the frame, once its stylesheets have arrived, and what draws the game. */
interface Inner {
  readonly page: Document;
  readonly layout: Layout;
}

const ENOUGH = 520; // a box from this width on shows the table of a wide screen
const WIDE = { width: 1240, height: 700 };
const NARROW = { width: 390, height: 700 };
const USUAL: Readonly<Record<"wide" | "narrow", Crop>> = {
  wide: { left: 16, top: 52, width: 888, height: 632 },
  narrow: { left: 8, top: 44, width: 374, height: 648 },
};
const LARGEST = 0.75; // the scale of a small picture

/** A scene drawn by its game's own layout, as a picture: small, and nothing in it can be touched. */
export function Picture({ scene, names, marks, around, label, wide = false, small = false, placed }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const width = useWidth(box);
  const near = useNear(box);
  const [crop, setCrop] = useState<Crop | null>(null);
  const kind = wide || small || width >= ENOUGH ? "wide" : "narrow";
  const screen = kind === "wide" ? WIDE : NARROW;
  const shown = crop ?? USUAL[kind];
  const scale = Math.min(width / shown.width, small ? LARGEST : Infinity);
  useLayoutEffect(() => placed?.(), [crop]);
  const drawn = width > 0;
  const [inner, setInner] = useState<Inner | null>(null);
  useEffect(() => {
    if (!near || !drawn) return;
    let current = true;
    let inside: Document | undefined;
    const look = new MutationObserver(() => inside && copyLook(inside));
    look.observe(document.documentElement, { attributes: true });
    void (async () => {
      const layout = await layoutOf(scene.game);
      const empty = frame.current?.contentDocument;
      if (!current || !empty) return; // the picture has left the page meanwhile
      const page = await dress(empty);
      if (!current) return;
      inside = page;
      setInner({ page, layout });
    })();
    return () => {
      current = false;
      look.disconnect();
      if (inside) render(null, inside.body);
      setInner(null);
    };
  }, [near, scene.game, kind, drawn]);
  useEffect(() => {
    if (!inner) return;
    const { page, layout } = inner;
    render(<StillTable scene={scene} names={names} marks={marks} around={around} layout={layout} pane={page.defaultView!} place={setCrop} />, page.body);
  }, [inner, scene]);
  return (
    <div class={`picture ${small ? "small" : ""}`} ref={box} role="img" aria-label={label} style={small ? { height: `${Math.round(shown.height * scale)}px` } : { aspectRatio: `${shown.width} / ${shown.height}` }}>
      <iframe
        ref={frame}
        title={label}
        tabIndex={-1}
        aria-hidden="true"
        width={screen.width}
        height={screen.height}
        style={{ transform: `translateX(${(width - shown.width * scale) / 2}px) scale(${scale}) translate(${-shown.left}px, ${-shown.top}px)`, clipPath: inset(shown, screen) }}
      />
    </div>
  );
}

/** What is cut off around the part that is shown. */
const inset = ({ left, top, width, height }: Crop, screen: { readonly width: number; readonly height: number }): string =>
  `inset(${top}px ${screen.width - left - width}px ${screen.height - top - height}px ${left}px)`;

function useWidth(box: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => setWidth(box.current?.clientWidth ?? 0));
    observer.observe(box.current!);
    setWidth(box.current!.clientWidth);
    return () => observer.disconnect();
  }, []);
  return width;
}
