import type { LayoutProps } from "../../table/scene/layout.ts";
import { useBoard } from "../../table/board/context.ts";
import { MoveList } from "../../table/moves/MoveList.tsx";
import { PlanPanel } from "../../table/moves/PlanPanel.tsx";
import { Score } from "../../table/scene/Score.tsx";
import { Building, BuildingRail } from "./building/Building.tsx";
import { Draft, DraftRail } from "./draft/Draft.tsx";
import { Play } from "./play/Play.tsx";
import { stageFights } from "./play/stage.ts";
import { StrikeOrder } from "./play/StrikeOrder.tsx";
import { Steps } from "./play/Steps.tsx";
import { Stones } from "./play/Stones.tsx";
import "./cloth.css";

/** The layout of Battle: draft, deck building, then the fight. */
export default function Battle(props: LayoutProps) {
  if (props.scene.phase === "Draft") return <Draft {...props} />;
  if (props.scene.phase === "Building") return <Building {...props} />;
  return <Play {...props} />;
}

const building = ({ scene }: LayoutProps): boolean => scene.phase === "Draft" || scene.phase === "Building";

Battle.Rail = function BattleRail(props: LayoutProps) {
  const planner = useBoard().planner.value;
  if (props.scene.phase === "Draft") return <DraftRail {...props} />;
  if (props.scene.phase === "Building") return <BuildingRail {...props} />;
  return planner ? <PlanPanel scene={props.scene} planner={planner} /> : <MoveList scene={props.scene} />;
};

Battle.Mine = function BattleMine(props: LayoutProps) {
  return building(props) ? <Score scene={props.scene} seat={props.me} /> : <Stones scene={props.scene} seat={props.me} />;
};

Battle.Beside = function BattleBeside(props: LayoutProps) {
  return building(props) ? null : <Steps {...props} />;
};

Battle.stage = stageFights;

Battle.Overlay = StrikeOrder;
