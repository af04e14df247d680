import type { LayoutProps } from "../../games.ts";
import { MoveList } from "../../table/MoveList.tsx";
import { Rows } from "../../table/Rows.tsx";

export function Building(props: LayoutProps) {
  return <Rows {...props} />;
}

export function BuildingRail({ scene }: LayoutProps) {
  return <MoveList scene={scene} />;
}
