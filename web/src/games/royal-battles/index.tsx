import type { LayoutProps } from "../../table/scene/layout.ts";
import type { Scene, Zone } from "../../wire.ts";
import { Armies } from "./Armies.tsx";
import { Board } from "./Board.tsx";
import { Muster } from "./Muster.tsx";
import "./cloth.css";
import "./royal-battles.css";

/** The layout of Royal Battles: the board in the middle, each army's sheets and initiative card beside it. */
export default function RoyalBattles({ scene, me }: LayoutProps) {
  const muster = zone(scene, "muster");
  const board = zone(scene, "board");
  return (
    <div class="royal-battles">
      <Armies scene={scene} seat={me} class="own" />
      {muster ? <Muster zone={muster} /> : board ? <Board scene={scene} zone={board} me={me} /> : null}
      <Armies scene={scene} seat={1 - me} class="foe" />
    </div>
  );
}

const zone = (scene: Scene, id: string): Zone | undefined => scene.zones.find((one) => one.id === id);

RoyalBattles.Mine = () => null;
