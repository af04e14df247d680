import { expect, test, vi } from "vitest";
import type { WaitingTable } from "../wire.ts";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { fresh, mark, words } = await import("./notify.ts");

const table = (id: string, left: number | null = null): WaitingTable => ({ id, game: "g", title: "Royals", against: "Oskar", left, days: left !== null });

test("only tables that begin to wait are told, and not the one on the screen", () => {
  const tables = [table("a"), table("b"), table("c")];
  expect(fresh(new Set(["a"]), tables, "c").map((one) => one.id)).toEqual(["b"]);
});

test("a notification names game, opponent and time", () => {
  expect(words(table("a", 187_200))).toEqual({ title: "Your turn: Royals", body: "Against Oskar. 2 days 4 hours left." });
  expect(words(table("a")).body).toBe("Against Oskar.");
});

test("a correspondence game whose time is nearly up is told once more", () => {
  const before = new Set([table("a", 12_000)].map(mark));
  const late = table("a", 9_000);
  expect(fresh(before, [late], "")).toEqual([late]);
  expect(words(late)).toEqual({ title: "Time is short: Royals", body: "Against Oskar. 2 hours 30 minutes left." });
  expect(fresh(new Set([mark(late)]), [table("a", 8_000)], "")).toEqual([]);
});
