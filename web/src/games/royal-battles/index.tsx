import { Icon } from "../../parts/Icon.tsx";
import { lazy } from "../../parts/lazy.tsx";
import { Text } from "../../parts/Text.tsx";
import { useMedia } from "../../parts/useMedia.ts";
import { useBoard } from "../../table/board/context.ts";
import { handOf, zoneOf } from "../../table/board/zones.ts";
import { MoveList } from "../../table/moves/MoveList.tsx";
import { Fan } from "../../table/scene/Fan.tsx";
import type { LayoutProps } from "../../table/scene/layout.ts";
import type { Scene } from "../../wire.ts";
import { Armies } from "./Armies.tsx";
import { Board } from "./Board.tsx";
import { FightOverlay } from "./FightOverlay.tsx";
import { Mine } from "./Mine.tsx";
import { LYING_PHONE, PHONE } from "./seats/screens.ts";
import { Field } from "./field/Field.tsx";
import { manifold, tincturesOf } from "./seats/seats.ts";
import { stageAction } from "./stage.ts";
import { Styles, stylesOf } from "./Styles.tsx";
import { byTarget } from "./targets.ts";
import { settling, useTouchPrompt } from "./prompt/useTouchPrompt.ts";
import "./cloth.css";
import "./royal-battles.css";
import "./seats/lying.css";
import "./seats/short.css";

const Muster = lazy(async () => (await import("./muster/Muster.tsx")).Muster);
const RecruitRows = lazy(async () => (await import("./muster/RecruitRows.tsx")).RecruitRows);

/** The layout of Royal Battles: the armies are chosen, then the board lies in the middle with an army on either side. */
export default function RoyalBattles({ scene, me }: LayoutProps) {
  if (mustering(scene)) return <Muster scene={scene} me={me} />;
  return manifold(scene) ? <Field scene={scene} me={me} /> : <Battlefield scene={scene} me={me} />;
}

function Battlefield({ scene, me }: LayoutProps) {
  useTouchPrompt(scene);
  const board = zoneOf(scene, "board");
  return (
    <div class="royal-battles">
      <Armies scene={scene} seat={me} class="own" />
      {board ? <Board scene={scene} zone={board} /> : null}
      <Armies scene={scene} seat={1 - me} class="foe" />
    </div>
  );
}

const mustering = (scene: Scene): boolean => zoneOf(scene, "muster") !== undefined;

RoyalBattles.Mine = Mine;

RoyalBattles.tinctures = tincturesOf;

/** The plates of more than two seats lie in their corners, the viewer's among them. */
RoyalBattles.placesAll = (scene: Scene) => manifold(scene) && !mustering(scene);

RoyalBattles.Rail = function RoyalBattlesRail({ scene, me }: LayoutProps) {
  if (mustering(scene)) return <RecruitRows scene={scene} me={me} />;
  return scene.phase === "Action" ? <MoveList scene={scene} arrange={(all, opened) => byTarget(scene.acts, all, opened)} /> : <MoveList scene={scene} />;
};

/** The hand, or the styles of the action on the target that is touched. Before the battle nobody has cards. */
RoyalBattles.Hand = function RoyalBattlesHand({ scene, me }: LayoutProps) {
  const hand = handOf(scene, me);
  if (useAiming(scene)) return <Styles scene={scene} />;
  return hand && scene.phase !== "Armies" && scene.phase !== "Setup" ? <Fan zone={hand} fades={scene.seat !== null} /> : null;
};

RoyalBattles.stage = stageAction;
RoyalBattles.Overlay = FightOverlay;

/** The button of the action on a phone, at the foot of its styles. */
RoyalBattles.Beside = function RoyalBattlesBeside({ scene }: LayoutProps) {
  const board = useBoard();
  const [phone, lying] = [useMedia(PHONE), useMedia(LYING_PHONE)];
  const meant = board.highlighted.value;
  if (!useAiming(scene) || !meant || !(phone || lying)) return null;
  const { label, icon, primary } = settling(scene, meant);
  return (
    <button class={`btn settle ${primary ? "primary" : "quiet"}`} type="button" data-act="settle" onClick={() => board.choose(meant)}>
      <Icon name={icon} />
      <Text>{label}</Text>
    </button>
  );
};

/** True while a target is touched and a style is to be chosen. */
function useAiming(scene: Scene): boolean {
  const board = useBoard();
  return scene.phase === "Action" && board.touched.value.length > 0 && stylesOf(scene, board.next.value).length > 0;
}
