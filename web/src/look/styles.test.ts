// A page keeps its styles when another is opened: a class that a table draws is styled by no other page and no other game.

import { expect, test } from "vitest";

const SOURCES = "/src/";
const read = (files: Record<string, string>) => Object.entries(files).map(([key, text]) => ({ path: key.slice(SOURCES.length), text, part: partOf(key.slice(SOURCES.length)) }));
const sources = import.meta.glob<string>("/src/**/*.tsx", { query: "?raw", import: "default", eager: true });
const sheets = import.meta.glob<string>("/src/**/*.css", { query: "?raw", import: "default", eager: true });

const DRAWN = /^(games|parts|table)\/(?!.*\b(editor|workshop|scenarios|gallery)\b)/; // these are pages
const EVERYWHERE = ["look", "parts", "rules", "settings", "table"]; // what tables show too

/** Who owns a file: a game, or a folder. */
const partOf = (path: string): string => path.split("/", path.startsWith("games/") ? 2 : 1).join("/");

/** The words of class attributes, without the names of variables in them. */
function classesOf(text: string): string[] {
  const values = [...text.matchAll(/class=(?:"([^"]*)"|\{`((?:[^`$]|\$\{[^}]*\})*)`\}|\{([^}]*)\})/g)];
  const words = values.flatMap(([, plain, template, expression]) => [
    plain ?? template?.replaceAll(/\$\{[^}]*\}/g, " ") ?? "",
    ...[...(template ?? expression ?? "").matchAll(/["']([^"']*)["']/g)].map(([, word]) => word!),
  ]);
  return words.flatMap((word) => word.split(/[^\w-]+/)).filter(Boolean);
}

/** The selectors of a stylesheet; alternatives in brackets and what is excluded bind nothing. */
function selectorsOf(text: string): string[] {
  const rules = text.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/([^{}]+)\{/g);
  const bare = (list: string): string => list.replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, "").replaceAll(/:(is|where)\([^()]*,[^()]*\)/g, "");
  return [...rules].map(([, list]) => list!.trim()).flatMap((list) => (list.startsWith("@") ? [] : bare(list).split(/,(?![^()]*\))/)));
}

const drawn = new Map<string, Set<string>>();
for (const { path, text, part } of read(sources))
  if (DRAWN.test(path)) for (const word of classesOf(text)) drawn.set(word, (drawn.get(word) ?? new Set()).add(part));

/** The other parts of tables that a selector may meet. */
function met(selector: string, part: string): string[] {
  if (selector.includes("[data-")) return [];
  const classes = [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, word]) => word!);
  const [first = new Set<string>(), ...rest] = classes.map((word) => drawn.get(word) ?? new Set<string>());
  return [...first].filter((other) => other !== part && rest.every((others) => others.has(other)));
}

test("no page and no game styles what another game's table draws", () => {
  const wrong = read(sheets)
    .filter(({ part }) => !EVERYWHERE.includes(part))
    .flatMap(({ path, text, part }) => selectorsOf(text).flatMap((selector) => (met(selector, part).length > 0 ? [`${path}: ${selector.trim()}`] : [])));
  expect(wrong).toEqual([]);
  expect(drawn.get("card")?.size).toBeGreaterThan(1); // the sources are found and read
});
