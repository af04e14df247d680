import { useContext } from "preact/hooks";
import { Icon } from "../../../parts/Icon.tsx";
import { Names, Text } from "../../../parts/Text.tsx";
import { listed, nameOf } from "../../../parts/words.ts";
import { useBoard } from "../../../table/board/context.ts";
import { PileView } from "../../../table/scene/PileView.tsx";
import { PlateView } from "../../../table/scene/PlateView.tsx";
import { look } from "../../../table/board/look.ts";
import { TokenView } from "../../../table/scene/TokenView.tsx";
import { ZoneView } from "../../../table/scene/ZoneView.tsx";
import type { Scene } from "../../../wire.ts";
import { Army } from "./Army.tsx";
import { teamOf, type Group } from "./formation.ts";
import { Stones } from "./Stones.tsx";

interface Props {
  readonly scene: Scene;
  readonly seat: number;
  readonly me: number;
  readonly groups: readonly Group[];
}

/** Another player's part of the table: who it is, the castle, the soldiers, and what the plan means for it. */
export function Pane({ scene, seat, me, groups }: Props) {
  const board = useBoard();
  const plate = scene.plates.find((one) => one.seat === seat);
  const army = scene.zones.find((zone) => zone.id === `army${seat}`);
  if (!plate || !army) return null;
  const seen = look(board, plate.id);
  const planner = board.planner.value;
  const planned = planner?.orders.value.some((order) => planner.aimOf(order.aim)?.ids.includes(plate.id)) ?? false;
  const attacked = planned || plate.marks.includes("attacked");
  const ally = seat !== me && teamOf(scene, seat) === teamOf(scene, me);
  const classes = ["bt-pane", seen.state, attacked ? "aimed" : "", ally ? "ally" : "", plate.marks.includes("out") ? "out" : "", plate.to_move ? "turn" : ""];
  const press = (event: Event) => {
    const inside = event.target instanceof Element && event.target.closest("[data-token], button, .card");
    if (!inside) board.touch(plate.id);
  };
  return (
    <div class={classes.filter(Boolean).join(" ")} data-pane={plate.id} onClick={press}>
      <div class="bt-place">
        <div class="bt-head">
          <PlateView plate={plate} />
          <Stones scene={scene} seat={seat} />
        </div>
        <Army zone={army} groups={groups} faces={(group) => group.number} />
        <Open scene={scene} seat={seat} />
        <div class="bt-foot">
          <Team scene={scene} seat={seat} me={me} />
          <PaneNote scene={scene} id={plate.id} />
          <Piles scene={scene} seat={seat} />
        </div>
      </div>
    </div>
  );
}

/** A team-mate's hand, where the team plays with open hands. */
function Open({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const hand = scene.zones.find((zone) => zone.id === `hand${seat}`);
  if (!hand?.tokens.some((token) => token.face)) return null;
  return (
    <ZoneView zone={hand} class="bt-open">
      {hand.tokens.map((token) => (
        <TokenView key={token.id} token={token} />
      ))}
    </ZoneView>
  );
}

/** The team of a player; with two teams, everybody outside the viewer's team is on the other. */
function Team({ scene, seat, me }: { readonly scene: Scene; readonly seat: number; readonly me: number }) {
  const names = useContext(Names);
  const teams = new Set(scene.plates.map((plate) => teamOf(scene, plate.seat)));
  const mates = scene.plates.filter((plate) => plate.seat !== seat && teamOf(scene, plate.seat) === teamOf(scene, seat));
  const own = scene.seat !== null && mates.some((plate) => plate.seat === me);
  if (mates.length === 0 || (teams.size === 2 && !own && scene.seat !== null)) return null;
  return <span class={`bt-team ${own ? "own" : ""}`}>{own ? "your team" : `with ${listed(mates.map((plate) => nameOf(plate.seat, names)))}`}</span>;
}

function PaneNote({ scene, id }: { readonly scene: Scene; readonly id: string }) {
  const note = useBoard().planner.value?.answer.value?.notes.find((one) => one.at === id);
  if (!note || scene.seat === null) return null;
  return (
    <span class="bt-note">
      <Icon name={note.icon} />
      <span>
        <Text>{note.text}</Text>
      </span>
    </span>
  );
}

/** Each player's own piles, in formats with a deck for each player. */
function Piles({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const piles = scene.zones.filter((zone) => zone.kind === "pile" && zone.owner === seat);
  if (piles.length === 0) return null;
  return (
    <span class="bt-own-piles">
      {piles.map((zone) => (
        <PileView key={zone.id} zone={zone} />
      ))}
    </span>
  );
}
