import { asMaps, type Showcase } from "../../editor/showcase.ts";
import { MAPS } from "./editor/craft.ts";
import { draftOf } from "./editor/draft.ts";
import { landOfDraft } from "./editor/landOf.ts";
import type { MapFile } from "./editor/mapfile.ts";
import { Sheet } from "./editor/Sheet.tsx";
import "./cloth.css";
import "./map/map.css";
import "./editor/editor.css";

/** A map, small; the stylesheet leaves its names out. */
function Picture({ content }: { readonly content: MapFile }) {
  return (
    <div class="ed-canvas" style={{ "--columns": content.columns, "--rows": content.rows }}>
      <Sheet land={landOfDraft(draftOf(content), content)} />
    </div>
  );
}

const maps: Showcase<MapFile> = {
  ...asMaps(MAPS),
  craft: MAPS,
  heading: "Maps of Battle Royal",
  Picture,
  says: (map) => `${map.columns} by ${map.rows} squares, ${map.towns?.length ?? 0} towns, ${map.rivers?.length ?? 0} rivers.`,
};

export default [maps];
