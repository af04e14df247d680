import { describe, expect, it } from "vitest";
import { read } from "./route.ts";

describe("addresses", () => {
  it("mean screens", () => {
    expect(read("/", "")).toEqual({ at: "lobby" });
    expect(read("/new/royals", "")).toEqual({ at: "new", game: "royals" });
    expect(read("/t/abc", "")).toEqual({ at: "table", id: "abc", invite: "" });
    expect(read("/r/abc", "")).toEqual({ at: "replay", id: "abc", step: 0, review: false });
    expect(read("/r/abc", "#at=57")).toEqual({ at: "replay", id: "abc", step: 57, review: false });
    expect(read("/r/abc", "#review")).toEqual({ at: "replay", id: "abc", step: 0, review: true });
    expect(read("/learn/royals", "")).toEqual({ at: "learn", game: "royals", lesson: "" });
    expect(read("/learn/royals/first", "")).toEqual({ at: "learn", game: "royals", lesson: "first" });
    expect(read("/me", "")).toEqual({ at: "people", name: "", part: "" });
    expect(read("/me/games", "")).toEqual({ at: "people", name: "", part: "games" });
    expect(read("/people/Mira%20B", "")).toEqual({ at: "people", name: "Mira B", part: "" });
    expect(read("/people/games/games", "")).toEqual({ at: "people", name: "games", part: "games" });
    expect(read("/rules", "")).toEqual({ at: "rules", game: "" });
    expect(read("/events", "")).toEqual({ at: "events" });
    expect(read("/events/royals", "")).toEqual({ at: "new-event", game: "royals", kind: "" });
    expect(read("/events/royals", "#league")).toEqual({ at: "new-event", game: "royals", kind: "league" });
    expect(read("/e/abc", "#take=1.x")).toEqual({ at: "event", id: "abc", take: "1.x" });
    expect(read("/w/abc", "")).toEqual({ at: "works", page: "w", id: "abc" });
    expect(read("/boards", "")).toEqual({ at: "works", page: "boards", id: "" });
    expect(read("/workshop", "")).toEqual({ at: "works", page: "workshop", id: "" });
    expect(read("/gallery", "")).toEqual({ at: "works", page: "gallery", id: "" });
    expect(read("/else/where", "")).toEqual({ at: "nowhere" });
  });
  it("may carry an invitation behind the hash", () => {
    expect(read("/t/abc", "#invite=1.x-Y_z")).toEqual({ at: "table", id: "abc", invite: "1.x-Y_z" });
  });
});
