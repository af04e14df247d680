import { expect, test } from "vitest";
import { withTable, type LastTable } from "./last.ts";

const table = (game: string, title: string): LastTable => ({ game, title, preset: "", about: "", opponent: "dario", players: 2, options: {}, clock: null });

test("the last tables are the newest three of each game, each once", () => {
  let list: readonly LastTable[] = [];
  for (const title of ["a", "b", "a", "c", "d"]) list = withTable(list, table("x", title));
  list = withTable(list, table("y", "e"));
  expect(list.map((one) => one.title)).toEqual(["e", "d", "c", "a"]);
});
