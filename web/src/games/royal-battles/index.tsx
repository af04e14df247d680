import { handOf, zoneOf } from "../../table/board/zones.ts";
import { MoveList } from "../../table/moves/MoveList.tsx";
import { Fan } from "../../table/scene/Fan.tsx";
import type { LayoutProps } from "../../table/scene/layout.ts";
import type { Scene } from "../../wire.ts";
import { Armies } from "./Armies.tsx";
import { Board } from "./Board.tsx";
import { Muster } from "./muster/Muster.tsx";
import { RecruitRows } from "./muster/RecruitRows.tsx";
import "./cloth.css";
import "./royal-battles.css";

/** The layout of Royal Battles: the armies are chosen, then the board lies in the middle with an army on either side. */
export default function RoyalBattles({ scene, me }: LayoutProps) {
  if (mustering(scene)) return <Muster scene={scene} me={me} />;
  const board = zoneOf(scene, "board");
  return (
    <div class="royal-battles">
      <Armies scene={scene} seat={me} class="own" />
      {board ? <Board scene={scene} zone={board} me={me} /> : null}
      <Armies scene={scene} seat={1 - me} class="foe" />
    </div>
  );
}

const mustering = (scene: Scene): boolean => zoneOf(scene, "muster") !== undefined;

RoyalBattles.Mine = () => null;

RoyalBattles.Rail = function RoyalBattlesRail({ scene, me }: LayoutProps) {
  return mustering(scene) ? <RecruitRows scene={scene} me={me} /> : <MoveList scene={scene} />;
};

/** The hand; it takes no room before the battle, when nobody has cards. */
RoyalBattles.Hand = function RoyalBattlesHand({ scene, me }: LayoutProps) {
  const hand = handOf(scene, me);
  return hand && scene.phase !== "Armies" && scene.phase !== "Setup" ? <Fan zone={hand} fades={scene.seat !== null} /> : null;
};
