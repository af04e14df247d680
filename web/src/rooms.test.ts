// Imports between rooms go one way: the order is the list in README.md.

import { expect, test } from "vitest";
import readme from "../README.md?raw";

const sources = import.meta.glob<string>("./**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });
const files = Object.entries(sources).map(([path, text]) => ({ path: path.slice(2), text }));

const rows = readme.slice(readme.indexOf("## Rooms"), readme.indexOf("## How")).matchAll(/^\| (`.*?) \|/gm);
const rooms = [...rows].flatMap(([, cell]) => [...cell!.matchAll(/`(.+?)`/g)].map(([, room]) => room!));
const outer = rooms.filter((room) => !room.startsWith("games/"));
const inner = rooms.filter((room) => room.startsWith("games/"));

/** The room of a file: the longest one that its path begins with. */
const roomOf = (path: string, among: readonly string[]): string =>
  among.filter((room) => path === room || path.startsWith(`${room}/`)).toSorted((one, other) => other.length - one.length)[0] ?? "";

/** The path that an import in a file leads to. */
const resolved = (path: string, specifier: string): string => new URL(specifier, `file:///${path}`).pathname.slice(1);

/** What a file imports by a relative path, with types, stylesheets and lazy imports. */
const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)["'](\.[^"']+)["']/g)].map(([, specifier]) => specifier!);

const links = files.flatMap(({ path, text }) => importsOf(text).map((specifier) => ({ from: path, to: resolved(path, specifier) })));

/** The imports that lead from one of these rooms to a later one. */
function wrongWays(among: readonly string[]): string[] {
  const place = (path: string): number => among.indexOf(roomOf(path, among));
  return links.filter(({ from, to }) => place(from) >= 0 && place(to) > place(from)).map(({ from, to }) => `${from} imports ${to}`);
}

const tests = (path: string): boolean => path.endsWith(".test.ts");

test("every file is in a room, and every room holds a file", () => {
  expect(files.map(({ path }) => path).filter((path) => !tests(path) && !roomOf(path, outer))).toEqual([]);
  const held = new Set(files.flatMap(({ path }) => [roomOf(path, outer), roomOf(path, inner)]));
  expect(rooms.filter((room) => room !== "look" && !held.has(room))).toEqual([]); // look holds stylesheets only
});

test("imports go to earlier rooms", () => {
  expect(wrongWays(outer)).toEqual([]);
});

test("imports inside a game go to earlier rooms", () => {
  expect(wrongWays(inner)).toEqual([]);
});

test("no game imports another", () => {
  const gameOf = (path: string): string => /^games\/([^/]+)/.exec(path)?.[1] ?? "";
  expect(links.filter(({ from, to }) => gameOf(from) && gameOf(to) && gameOf(from) !== gameOf(to))).toEqual([]);
});
