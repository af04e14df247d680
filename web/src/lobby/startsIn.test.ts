import { expect, test } from "vitest";
import { startsIn } from "./startsIn.ts";

const at = (starts: number | null, phase: "open" | "playing" = "open") => startsIn({ starts, phase, note: "Open to join" }, 1000);

test("an event says when it begins", () => {
  expect(at(null)).toBe("Open to join");
  expect(at(1000 + 30)).toBe("starts now");
  expect(at(1000 + 61)).toBe("starts in 1 minute");
  expect(at(1000 + 7_200)).toBe("starts in 2 hours");
  expect(at(1000 + 3 * 86_400)).toBe("starts in 3 days");
  expect(at(1000 + 7_200, "playing")).toBe("Open to join");
});
