// Requests about events. The server always sends them complete.

import { get, me, send } from "../requests/api.ts";
import { complete } from "../requests/complete.ts";
import type { EventAct, EventInfo, EventList, EventOpened, LiveTables, NewEvent } from "../wire.ts";

/** An action with the fields it needs; the others have their defaults. */
export type Act = { readonly [Kind in EventAct["type"]]: { readonly type: Kind } & Partial<Extract<EventAct, { readonly type: Kind }>> }[EventAct["type"]];

export async function events(): Promise<EventList> {
  await me();
  return (await get("events")) as EventList;
}

export async function createEvent(plan: Partial<NewEvent>): Promise<EventOpened> {
  await me();
  return (await send("POST", "events", plan)) as EventOpened;
}

/** The event's state; the same object as before if nothing has changed. */
export async function eventInfo(id: string, before: EventInfo | null): Promise<EventInfo> {
  await me();
  const news = (await get(`events/${id}?since=${before?.seq ?? 0}`)) as EventInfo | null;
  return news ?? before!;
}

/** The running games as spectators see them. */
export async function liveTables(id: string): Promise<LiveTables> {
  await me();
  return complete<LiveTables>("LiveTables", await get(`events/${id}/live`));
}

/** Carries out an action; returns the event's new state. */
export async function actOn(id: string, act: Act): Promise<EventInfo> {
  await me();
  return (await send("POST", `events/${id}`, { act })) as EventInfo;
}

/** Where a short code leads. */
export async function eventByCode(code: string): Promise<EventOpened> {
  await me();
  return (await get(`events/codes/${encodeURIComponent(code)}`)) as EventOpened;
}
