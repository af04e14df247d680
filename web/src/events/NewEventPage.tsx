import { useSignal } from "@preact/signals";
import { NewForm } from "../setup/NewForm.tsx";
import { OfGame } from "../setup/OfGame.tsx";
import type { GameSetup } from "../wire.ts";
import { createEvent } from "./api.ts";
import { newEventOf, startForm, type EventForm } from "./eventForm.ts";
import { EventFields } from "./EventFields.tsx";
import "./events.css";

/** The form for a new event: how it is played, and the options of the game. */
export function NewEventPage({ game, kind }: { readonly game: string; readonly kind: string }) {
  return <OfGame game={game}>{(found) => <NewEvent setup={found} kind={kind} />}</OfGame>;
}

function NewEvent({ setup, kind }: { readonly setup: GameSetup; readonly kind: string }) {
  const form = useSignal<EventForm>(startForm(setup.game, kind));
  return (
    <NewForm
      setup={setup}
      what="An event"
      button="Open the event"
      open={async (asked) => `/e/${(await createEvent({ ...newEventOf(form.value), ...asked })).id}`}
    >
      <EventFields setup={setup} form={form.value} set={(next) => (form.value = next)} />
    </NewForm>
  );
}
