import { describe, expect, it } from "vitest";
import { complete, readMessage } from "./complete.ts";
import type { Zone } from "../wire.ts";

describe("what the server left out", () => {
  it("is filled in, down through lists and single structs", () => {
    const zone = complete<Zone>("Zone", { id: "z", kind: "row", label: "", tokens: [{ id: "a", name: "a", badge: { text: "falls" } }] });
    expect(zone.count).toBe(0);
    expect(zone.tokens[0]).toMatchObject({ tilt: 0, under: [], points: null, badge: { text: "falls", kind: "dark" } });
  });
  it("does not hide what was sent", () => {
    expect(complete<Zone>("Zone", { id: "z", kind: "pile", label: "", count: 7, owner: 0 })).toMatchObject({ count: 7, owner: 0 });
  });
});

describe("messages", () => {
  it("are known by their tag", () => {
    expect(readMessage('{"type":"refused","id":"p","line":"x","reason":"No."}')).toEqual({ type: "refused", id: "p", line: "x", reason: "No.", rule: "" });
    expect(readMessage('{"type":"hello"}')).toBeNull();
    expect(readMessage("7")).toBeNull();
  });
});
