// Requests about events. What the server sends of them is always whole.

import { get, me, send } from "../api.ts";
import type { EventAct, EventInfo, EventList, EventOpened, NewEvent } from "../wire.ts";

/** Acts are sent with what they need; the rest has its default. */
export type Act = { readonly [Kind in EventAct["type"]]: { readonly type: Kind } & Partial<Extract<EventAct, { readonly type: Kind }>> }[EventAct["type"]];

export async function events(): Promise<EventList> {
  await me();
  return (await get("events")) as EventList;
}

export async function createEvent(plan: Partial<NewEvent>): Promise<EventOpened> {
  await me();
  return (await send("POST", "events", plan)) as EventOpened;
}

/** How an event stands; the same as before if nothing has happened since. */
export async function eventInfo(id: string, before: EventInfo | null): Promise<EventInfo> {
  await me();
  const news = (await get(`events/${id}?since=${before?.seq ?? 0}`)) as EventInfo | null;
  return news ?? before!;
}

/** Does something to an event; how it stands afterwards. */
export async function actOn(id: string, act: Act): Promise<EventInfo> {
  await me();
  return (await send("POST", `events/${id}`, { act })) as EventInfo;
}

/** Where a short code leads. */
export async function eventByCode(code: string): Promise<EventOpened> {
  await me();
  return (await get(`events/codes/${encodeURIComponent(code)}`)) as EventOpened;
}
