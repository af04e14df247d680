import { expect, test } from "vitest";
import type { FileFault } from "../wire.ts";
import { refusal } from "./refusal.ts";

const fault = (place: string, reason: string): FileFault => ({ place, reason, rule: "", spots: [] });
const title = (place: string): boolean => place === "title";

test("a fault that the form can mend does not refuse a file", () => {
  expect(refusal("scenario", [fault("title", "Title is a text.")], title)).toBe("");
});

test("another fault is told with its field", () => {
  expect(refusal("scenario", [fault("title", "Title is a text."), fault("units[0].life", "Life is 4 to 14.")], title)).toBe("This scenario cannot be opened. units[0].life: Life is 4 to 14.");
  expect(refusal("scenario", [fault("aura", "There are format and game.")], title)).toBe("This scenario cannot be opened. Field 'aura' is unknown.");
  expect(refusal("scenario", [fault("game", 'Game is "royal-battles".')], title)).toBe("This scenario is for another game.");
});
