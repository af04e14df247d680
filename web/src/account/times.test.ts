import { expect, it } from "vitest";
import { ago, day } from "./times.ts";

const NOW = Date.UTC(2026, 10, 17, 12) / 1000;

it("times are told in words", () => {
  expect(ago(NOW, NOW)).toBe("a moment ago");
  expect(ago(NOW + 50, NOW)).toBe("a moment ago");
  expect(ago(NOW - 61 * 60, NOW)).toBe("1 hour ago");
  expect(ago(NOW - 30 * 60, NOW)).toBe("30 minutes ago");
  expect(ago(NOW - 3 * 86400, NOW)).toBe("3 days ago");
  expect(ago(NOW - 8 * 86400, NOW)).toBe("on 9 November 2026");
  expect(day(NOW)).toBe("17 November 2026");
});
