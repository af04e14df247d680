// Requests to the server. Every refusal arrives as an ApiError whose message is a sentence for the user.

import { complete } from "./complete.ts";
import type { CharacterInfo, Differs, EventList, GameInfo, GameSetup, Invited, Lobby, Me, NewTable, Opened, PictureInfo, PuzzleInfo, RatingChange, RatingRow, Replay, RulesInfo, Scene, Seated, Step, TableInfo, TermInfo, Zone } from "../wire.ts";

export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

const AWAY = "The server cannot be reached. Check your connection, then try again.";

export async function ask(method: string, path: string, body?: string): Promise<unknown> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.body = body;
    init.headers = { "content-type": "application/json" };
  }
  const answer = await fetch(`/api/${path}`, init).catch(() => {
    throw new ApiError(AWAY, 0);
  });
  const text = await answer.text();
  let data: unknown = null;
  try {
    data = JSON.parse(text);
  } catch {
    if (answer.ok) throw new ApiError("The server's answer could not be read.", answer.status);
  }
  if (!answer.ok) {
    const error = (data as { error?: unknown } | null)?.error;
    throw new ApiError(typeof error === "string" ? error : AWAY, answer.status);
  }
  return data;
}

export const get = (path: string): Promise<unknown> => ask("GET", path);
export const send = (method: string, path: string, body: unknown): Promise<unknown> => ask(method, path, JSON.stringify(body));

let greeting: Promise<Me> | undefined;

/** The visitor. Requested once before anything else, because the response sets the cookie. */
export function me(): Promise<Me> {
  greeting ??= get("me").then((raw) => complete<Me>("Me", raw));
  greeting.catch(() => (greeting = undefined));
  return greeting;
}

export async function rename(name: string): Promise<Me> {
  await me();
  const renamed = complete<Me>("Me", await send("PUT", "me", { name }));
  greeting = Promise.resolve(renamed);
  return renamed;
}

export const logIn = (name: string, password: string): Promise<Me> => become("login", { name, password });

export const openAccount = (name: string, password: string): Promise<Me> => become("account", { name, password });

export const logOut = (everywhere: boolean): Promise<Me> => become("logout", { everywhere });

async function become(path: string, body: unknown): Promise<Me> {
  await me();
  const now = complete<Me>("Me", await send("POST", path, body));
  greeting = Promise.resolve(now);
  return now;
}

/** Account, name and ratings are deleted. */
export async function forgetMe(): Promise<void> {
  await ask("DELETE", "me");
  greeting = undefined;
}

/** How a game changed its players' ratings; empty for a game that is not rated, or not yet. */
export async function ratingChanges(id: string): Promise<readonly RatingChange[]> {
  return ((await get(`tables/${id}/ratings`)) as unknown[]).map((row) => complete<RatingChange>("RatingChange", row));
}

export async function ratings(game: string): Promise<readonly RatingRow[]> {
  return ((await get(`ratings/${game}`)) as unknown[]).map((row) => complete<RatingRow>("RatingRow", row));
}

let catalogue: Promise<readonly GameInfo[]> | undefined;

/** All games. They do not change while the page is open. */
export function games(): Promise<readonly GameInfo[]> {
  catalogue ??= get("games").then((raw) => (raw as unknown[]).map((one) => complete<GameInfo>("GameInfo", one)));
  catalogue.catch(() => (catalogue = undefined));
  return catalogue;
}

const setups = new Map<string, Promise<GameSetup>>();

/** The presets, options and house rules of a game. They do not change while the page is open. */
export function setupOf(game: string): Promise<GameSetup> {
  const asked = setups.get(game) ?? get(`games/${encodeURIComponent(game)}`).then((raw) => complete<GameSetup>("GameSetup", raw));
  setups.set(game, asked);
  asked.catch(() => setups.delete(game));
  return asked;
}

let cast: Promise<readonly CharacterInfo[]> | undefined;

/** The bots by name, the weakest first. They do not change while the page is open. */
export function characters(): Promise<readonly CharacterInfo[]> {
  cast ??= get("characters").then((raw) => (raw as unknown[]).map((one) => complete<CharacterInfo>("CharacterInfo", one)));
  cast.catch(() => (cast = undefined));
  return cast;
}

/** How a table with these options would differ from the standard. */
export async function differsOf(game: string, options: unknown): Promise<Differs> {
  return complete<Differs>("Differs", await send("POST", `games/${encodeURIComponent(game)}/differs`, options));
}

/** The puzzle of a day, every day from another game. */
export async function dailyPuzzle(day: string): Promise<PuzzleInfo> {
  return complete<PuzzleInfo>("PuzzleInfo", await get(`puzzles/daily?date=${day}`));
}

export async function eventList(): Promise<EventList> {
  await me();
  return (await get("events")) as EventList;
}

/** A table as the visitor sees it now. */
export async function sceneOf(table: string): Promise<Scene> {
  await me();
  return complete<Scene>("Scene", await get(`tables/${table}/scene`));
}

const rulebooks = new Map<string, Promise<RulesInfo>>();

/** The rules of a game with their examples. They do not change while the page is open. */
export function rulesOf(game: string): Promise<RulesInfo> {
  const asked = rulebooks.get(game) ?? get(`games/${encodeURIComponent(game)}/rules`).then((raw) => grounded(complete<RulesInfo>("RulesInfo", raw)));
  rulebooks.set(game, asked);
  asked.catch(() => rulebooks.delete(game));
  return asked;
}

/** The rules with the zone that an example is sent without put back into its scenes. */
function grounded(rules: RulesInfo): RulesInfo {
  const laid = (scene: Scene, ground: Zone | undefined): Scene => (ground ? { ...scene, zones: [ground, ...scene.zones] } : scene);
  const examples = rules.examples.map((example) => {
    const ground = rules.zones[example.ground ?? -1];
    return { ...example, before: laid(example.before, ground), after: example.after && laid(example.after, ground) };
  });
  return { ...rules, examples };
}

const glossaries = new Map<string, Promise<readonly TermInfo[]>>();

/** The terms of a game. They do not change while the page is open. */
export function termsOf(game: string): Promise<readonly TermInfo[]> {
  const asked = glossaries.get(game) ?? get(`games/${encodeURIComponent(game)}/terms`).then((raw) => raw as readonly TermInfo[]);
  glossaries.set(game, asked);
  asked.catch(() => glossaries.delete(game));
  return asked;
}

const pictures = new Map<string, Promise<PictureInfo>>();

/** The picture of a term. It does not change while the page is open. */
export function pictureOf(game: string, term: string): Promise<PictureInfo> {
  const path = `games/${encodeURIComponent(game)}/terms/${encodeURIComponent(term)}`;
  const asked = pictures.get(path) ?? get(path).then((raw) => complete<PictureInfo>("PictureInfo", raw));
  pictures.set(path, asked);
  asked.catch(() => pictures.delete(path));
  return asked;
}

export async function lobby(): Promise<Lobby> {
  await me();
  return complete<Lobby>("Lobby", await get("lobby"));
}

export async function openTable(table: Pick<NewTable, "game"> & Partial<NewTable>): Promise<Opened> {
  await me();
  return complete<Opened>("Opened", await send("POST", "tables", table));
}

export async function tableInfo(id: string): Promise<TableInfo> {
  await me();
  return complete<TableInfo>("TableInfo", await get(`tables/${id}`));
}

/** Takes the seat of an invitation or, without one, the first free seat of a table that is in the lobby. */
export async function sit(id: string, invite = ""): Promise<Seated> {
  await me();
  return complete<Seated>("Seated", await send("POST", `tables/${id}/seat`, invite ? { invite } : {}));
}

/** Lets bots take the open seats of a table that you host. */
export async function fillSeats(id: string): Promise<void> {
  await send("POST", `tables/${id}/bots`, {});
}

/** Where a short code leads. */
export async function byCode(code: string): Promise<Invited> {
  await me();
  return complete<Invited>("Invited", await get(`codes/${encodeURIComponent(code)}`));
}

let sayings: Promise<readonly string[]> | undefined;

/** What everybody may say at a table. */
export function phrases(): Promise<readonly string[]> {
  sayings ??= get("phrases").then((raw) => raw as string[]);
  sayings.catch(() => (sayings = undefined));
  return sayings;
}

export const recordPath = (id: string): string => `/api/tables/${id}/record`;

export async function replay(id: string): Promise<Replay> {
  await me();
  return complete<Replay>("Replay", await get(`replays/${id}`));
}

export async function step(id: string, at: number, as: string): Promise<Step> {
  return complete<Step>("Step", await get(`replays/${id}/steps/${at}?as=${as}`));
}

/** Opens a table that goes on from a step of a replay; `seat` counts for visitors who had none in that game. */
export async function tryOut(id: string, at: number, seat: number | null): Promise<Opened> {
  await me();
  return complete<Opened>("Opened", await send("POST", `replays/${id}/trial`, { at, seat }));
}

/** Opens the text of a record file for looking at. */
export async function openRecord(text: string): Promise<Opened> {
  await me();
  return complete<Opened>("Opened", await ask("POST", "replays", text));
}

/** The maps that are shipped with a game, by name. */
export async function shippedMaps(game: string): Promise<Readonly<Record<string, unknown>>> {
  return (await get(`games/${game}/maps`)) as Record<string, unknown>;
}

/** A file of options, JSON or TOML, as the server reads it. */
export async function optionsOf(text: string): Promise<Readonly<Record<string, unknown>>> {
  return (await ask("POST", "options", text)) as Record<string, unknown>;
}
