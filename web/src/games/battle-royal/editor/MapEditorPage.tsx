import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { FairnessPanel } from "../../../editor/FairnessPanel.tsx";
import { FaultsPanel } from "../../../editor/FaultsPanel.tsx";
import { FilePanel } from "../../../editor/FilePanel.tsx";
import { EditorPage, type Stock } from "../../../editor/EditorPage.tsx";
import { PlayPanel } from "../../../editor/PlayPanel.tsx";
import { ShelfPanel } from "../../../editor/ShelfPanel.tsx";
import { UndoButtons } from "../../../editor/UndoButtons.tsx";
import { useBench } from "../../../editor/useBench.ts";
import { Canvas } from "./Canvas.tsx";
import { GAME, MAPS } from "./craft.ts";
import { landOfDraft } from "./landOf.ts";
import type { MapFile } from "./mapfile.ts";
import { NamesPanel } from "./NamesPanel.tsx";
import { paint, TOOLS, type Tool } from "./paint.ts";
import { SizePanel } from "./SizePanel.tsx";
import { SymmetryPanel } from "./SymmetryPanel.tsx";
import { ToolBox } from "./ToolBox.tsx";
import "../cloth.css";
import "../map/map.css";
import "./editor.css";

/** The map editor of Battle Royal: paint, check, save and play maps. */
export function MapEditorPage() {
  return <EditorPage game={GAME} title="Map editor" Editor={Editor} />;
}

const SEATS: Readonly<Record<number, readonly string[]>> = {
  2: ["White", "Black"],
  3: ["Yellow and green", "Blue", "Red"],
  4: ["Yellow", "Blue", "Green", "Red"],
};

function Editor({ game, shipped }: Stock<MapFile>) {
  const tool = useSignal<Tool>(TOOLS[1]!);
  const near = useSignal(false);
  const players = useSignal(game.usual_seats);
  const bench = useBench(MAPS, Object.values(shipped)[0]!);
  const { draft, content, change } = bench;
  const land = useMemo(() => landOfDraft(draft, content), [content]);
  useEffect(() => {
    document.title = `${draft.title || "Maps"} · Regalia`;
  }, [draft.title]);
  return (
    <div class="ed-layout" data-game={GAME}>
      <section class="panel part ed-left" aria-label="Tools">
        <UndoButtons bench={bench} />
        <ToolBox tool={tool.value} choose={(one) => (tool.value = one)} />
        <SymmetryPanel draft={draft} change={change} />
      </section>
      <div class="ed-middle">
        <div class="br-frame ed-window">
          <Canvas draft={draft} land={land} tool={tool.value} near={near.value} stroke={(square, towards, first) => change(paint(draft, tool.value, square, towards), first)} />
        </div>
        <button class="btn ed-near" type="button" aria-pressed={near.value} onClick={() => (near.value = !near.value)}>
          {near.value ? "Whole map" : "Larger squares"}
        </button>
        <p class="tiny muted">
          {near.value ? "Touch a square to paint it; drag to move the map. " : ""}
          {tool.value.kind === "line" ? "Touch near the side of a square." : near.value ? "" : "Touch or drag over squares."}
          <span class="ed-keyboard">{tool.value.kind === "line" ? " By keyboard: Enter for the side on the right, Shift and Enter for the side below." : " By keyboard: arrow keys, then Enter."}</span>
        </p>
      </div>
      <div class="ed-right">
        <FaultsPanel bench={bench} />
        <PlayPanel bench={bench} game={game} players={players.value} setPlayers={(count) => (players.value = count)} />
        <FairnessPanel bench={bench} players={players.value} by="seats" names={SEATS[players.value] ?? []} standard="the standard map" />
        <ShelfPanel bench={bench} />
        <FilePanel bench={bench} shipped={shipped} print={{ game: game.key, title: game.title, options: { map: bench.content }, first: ["map", "table-map"] }}>
          <SizePanel draft={draft} change={change} />
        </FilePanel>
        <NamesPanel draft={draft} map={content} change={change} />
      </div>
    </div>
  );
}
