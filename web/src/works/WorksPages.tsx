import type { ComponentType } from "preact";
import { lazy } from "../parts/lazy.tsx";

const mapEditors = import.meta.glob<ComponentType>("../games/*/editor/MapEditorPage.tsx", { import: "MapEditorPage" });
const boardEditors = import.meta.glob<ComponentType>("../games/*/editor/BoardEditorPage.tsx", { import: "BoardEditorPage" });
const unitEditors = import.meta.glob<ComponentType>("../games/*/workshop/WorkshopPage.tsx", { import: "WorkshopPage" });
const scenarioEditors = import.meta.glob<ComponentType>("../games/*/scenarios/ScenariosPage.tsx", { import: "ScenariosPage" });
const first = (found: Readonly<Record<string, () => Promise<ComponentType>>>) => lazy(() => Object.values(found)[0]!());

const PAGES: Readonly<Record<string, ComponentType>> = {
  maps: first(mapEditors),
  boards: first(boardEditors),
  workshop: first(unitEditors),
  scenarios: first(scenarioEditors),
  gallery: lazy(() => import("./GalleryPage.tsx").then((page) => page.GalleryPage)),
};
const Work = lazy(() => import("./WorkPage.tsx").then((page) => page.WorkPage));

/** The pages about what people make: the editors, the gallery, a shared work. */
export function WorksPages({ page, id }: { readonly page: string; readonly id: string }) {
  const Page = PAGES[page];
  return Page ? <Page /> : <Work id={id} />;
}
