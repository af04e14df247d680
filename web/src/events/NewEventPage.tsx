import { useSignal } from "@preact/signals";
import { NewForm, OfGame } from "../lobby/NewForm.tsx";
import type { GameInfo } from "../wire.ts";
import { createEvent } from "./api.ts";
import { newEventOf, startForm, type EventForm } from "./eventForm.ts";
import { EventFields } from "./EventFields.tsx";
import "./events.css";

/** The form for a new event: how it is played, and the options of the game. */
export function NewEventPage({ game }: { readonly game: string }) {
  return <OfGame game={game}>{(found) => <NewEvent game={found} />}</OfGame>;
}

function NewEvent({ game }: { readonly game: GameInfo }) {
  const form = useSignal<EventForm>(startForm(game));
  return (
    <NewForm
      game={game}
      what="An event"
      button="Open the event"
      options="Options of the game"
      open={async (asked) => `/e/${(await createEvent({ ...newEventOf(form.value), ...asked })).id}`}
    >
      <EventFields game={game} form={form.value} set={(next) => (form.value = next)} />
    </NewForm>
  );
}
