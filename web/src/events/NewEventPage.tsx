import { useSignal } from "@preact/signals";
import { NewForm, OfGame } from "../lobby/NewForm.tsx";
import type { GameInfo } from "../wire.ts";
import { createEvent } from "./api.ts";
import { planOf, startPlan, type PlanForm } from "./plan.ts";
import { PlanFields } from "./PlanFields.tsx";
import "./events.css";

/** The form for a new event: how it is played, and the options of the game. */
export function NewEventPage({ game }: { readonly game: string }) {
  return <OfGame game={game}>{(found) => <NewEvent game={found} />}</OfGame>;
}

function NewEvent({ game }: { readonly game: GameInfo }) {
  const plan = useSignal<PlanForm>(startPlan(game));
  return (
    <NewForm
      game={game}
      what="An event"
      button="Open the event"
      options="Options of the game"
      open={async (asked) => `/e/${(await createEvent({ ...planOf(plan.value), ...asked })).id}`}
    >
      <PlanFields game={game} plan={plan.value} set={(next) => (plan.value = next)} />
    </NewForm>
  );
}
