import type { LayoutProps } from "../../games.ts";
import { MoveList } from "../../table/MoveList.tsx";
import { Rows } from "../../table/Rows.tsx";
import { Building, BuildingRail } from "./Building.tsx";
import { Draft, DraftRail } from "./Draft.tsx";

/** Slate and castle stone: first the decks are drafted and built, then soldiers fight. */
export default function Battle(props: LayoutProps) {
  if (props.scene.phase === "Draft") return <Draft {...props} />;
  if (props.scene.phase === "Building") return <Building {...props} />;
  return <Rows {...props} />;
}

Battle.Rail = function BattleRail(props: LayoutProps) {
  if (props.scene.phase === "Draft") return <DraftRail {...props} />;
  if (props.scene.phase === "Building") return <BuildingRail {...props} />;
  return <MoveList scene={props.scene} />;
};
