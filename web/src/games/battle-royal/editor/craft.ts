// What the map editor makes, for the parts that all editors share.

import type { Craft } from "../../../editor/craft.ts";
import { draftOf, type Draft } from "./draft.ts";
import { FORMAT, isMapFile, type MapFile } from "./mapfile.ts";
import { mapOf } from "./write.ts";

export const GAME = "battle-royal";

export const MAPS: Craft<Draft, MapFile> = {
  game: GAME,
  kind: "map",
  page: "/maps",
  draftOf,
  contentOf: mapOf,
  nameOf: (map) => map.title ?? "",
  isContent: isMapFile,
  notContent: `This file is not a map. Its format must be “${FORMAT}”, and its rows must have the stated length.`,
  isDraft: (kept): kept is Draft => {
    const draft = kept as Partial<Draft>;
    return Boolean(draft.more && draft.symmetry) && draft.terrain?.length === (draft.columns ?? 0) * (draft.rows ?? 0);
  },
};
