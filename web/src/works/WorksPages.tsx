import type { ComponentType } from "preact";
import { lazy } from "../parts/lazy.tsx";

const mapEditors = import.meta.glob<ComponentType>("../games/*/editor/MapEditorPage.tsx", { import: "MapEditorPage" });
const boardEditors = import.meta.glob<ComponentType>("../games/*/editor/BoardEditorPage.tsx", { import: "BoardEditorPage" });
const Maps = lazy(() => Object.values(mapEditors)[0]!());
const Boards = lazy(() => Object.values(boardEditors)[0]!());
const Gallery = lazy(() => import("./GalleryPage.tsx").then((page) => page.GalleryPage));
const Work = lazy(() => import("./WorkPage.tsx").then((page) => page.WorkPage));

/** The pages about what people make: the editors, the gallery, a shared work. */
export function WorksPages({ page, id }: { readonly page: string; readonly id: string }) {
  if (page === "w") return <Work id={id} />;
  if (page === "gallery") return <Gallery />;
  return page === "maps" ? <Maps /> : <Boards />;
}
