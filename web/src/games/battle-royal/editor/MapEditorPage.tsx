import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { games, shippedMaps } from "../../../requests/api.ts";
import { Failure } from "../../../parts/Failure.tsx";
import { Icon } from "../../../parts/Icon.tsx";
import { useLoaded } from "../../../parts/load.ts";
import { PageBar } from "../../../settings/PageBar.tsx";
import type { GameInfo } from "../../../wire.ts";
import { Canvas } from "./Canvas.tsx";
import { draftOf, type Draft } from "./draft.ts";
import { FaultsPanel, useFaults } from "./FaultsPanel.tsx";
import { FilePanel } from "./FilePanel.tsx";
import { keptDraft, keepDraft } from "./kept.ts";
import { landOfDraft } from "./landOf.ts";
import type { MapFile } from "./mapfile.ts";
import { NamesPanel } from "./NamesPanel.tsx";
import { paint, TOOLS, type Tool } from "./paint.ts";
import { PlayPanel } from "./PlayPanel.tsx";
import { ToolBox } from "./ToolBox.tsx";
import { mapOf } from "./write.ts";
import "../../../setup/newtable.css";
import "../../../settings/settings.css";
import "../cloth.css";
import "../map/map.css";
import "./editor.css";

const GAME = "battle-royal";
const MOST_UNDONE = 200;

interface Stock {
  readonly game: GameInfo | undefined;
  readonly shipped: Readonly<Record<string, MapFile>>;
}

async function load(): Promise<Stock> {
  const [all, shipped] = await Promise.all([games(), shippedMaps(GAME)]);
  return { game: all.find((one) => one.key === GAME), shipped: shipped as Record<string, MapFile> };
}

/** The map editor of Battle Royal: paint, check, save and play maps. */
export function MapEditorPage() {
  const [loaded, again] = useLoaded(load, []);
  useEffect(() => {
    document.title = "Maps · Regalia";
  }, []);
  return (
    <>
      <PageBar />
      {loaded.state === "failed" ? <Failure text={loaded.why} again={again} /> : null}
      {loaded.state === "ready" && !loaded.value.game ? <Failure text="No game on this server has maps." /> : null}
      {loaded.state === "ready" && loaded.value.game ? <Editor game={loaded.value.game} shipped={loaded.value.shipped} /> : null}
    </>
  );
}

function Editor({ game, shipped }: { readonly game: GameInfo; readonly shipped: Readonly<Record<string, MapFile>> }) {
  const tool = useSignal<Tool>(TOOLS[1]!);
  const past = useSignal<readonly Draft[]>([]);
  const now = useSignal<Draft>(keptDraft() ?? draftOf(Object.values(shipped)[0]!));
  const draft = now.value;
  const map = useMemo(() => mapOf(draft), [draft]);
  const land = useMemo(() => landOfDraft(draft, map), [map]);
  const faults = useFaults(game.key, map);
  useEffect(() => keepDraft(draft), [draft]);
  const change = (next: Draft, remember = true) => {
    if (remember) past.value = [...past.value, now.value].slice(-MOST_UNDONE);
    now.value = next;
  };
  const undo = () => {
    const last = past.value.at(-1);
    if (!last) return;
    past.value = past.value.slice(0, -1);
    now.value = last;
  };
  return (
    <main class="wrap editor" data-game={GAME}>
      <h1>Maps</h1>
      <div class="ed-layout">
        <section class="panel part ed-left" aria-label="Tools">
          <ToolBox tool={tool.value} choose={(one) => (tool.value = one)} />
          <label class="switch">
            <input type="checkbox" role="switch" checked={draft.turned} onChange={(event) => change({ ...draft, turned: event.currentTarget.checked })} />
            <span>
              Both halves
              <small>Paints the other half too, rotated by 180 degrees.</small>
            </span>
          </label>
          <button class="btn" type="button" disabled={past.value.length === 0} onClick={undo}>
            <Icon name="undo" />
            Undo
          </button>
        </section>
        <div class="ed-middle">
          <div class="br-frame">
            <Canvas draft={draft} land={land} tool={tool.value} stroke={(square, towards, first) => change(paint(draft, tool.value, square, towards), first)} />
          </div>
          <p class="tiny muted">
            {tool.value.kind === "line"
              ? "Touch near the side of a square. By keyboard: Enter for the side on the right, Shift and Enter for the side below."
              : "Touch or drag over squares. By keyboard: arrow keys, then Enter."}
          </p>
        </div>
        <div class="ed-right">
          <FaultsPanel faults={faults} />
          <section class="panel part" aria-label="Play">
            <PlayPanel game={game} map={map} faults={faults} />
          </section>
          <FilePanel shipped={shipped} map={map} begin={(next) => change(next)} />
          <NamesPanel draft={draft} map={map} change={(next) => change(next, false)} />
        </div>
      </div>
    </main>
  );
}
